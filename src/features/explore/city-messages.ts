import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { City } from '#domain/property/city.ts';

/** What a city is called, and what we would tell a friend about it: two sentences, sample content (R2-98, R2-158). */
interface CityMessages {
  readonly name: MessageDescriptor;
  readonly guide: MessageDescriptor;
}

export const CITY_MESSAGES: Readonly<Record<City, CityMessages>> = {
  amsterdam: {
    name: msg({ message: 'Amsterdam', comment: 'City' }),
    guide: msg`A city on stilts that forgot to be in a hurry. Rent a bike, then look both ways twice.`,
  },
  athens: {
    name: msg({ message: 'Athens', comment: 'City' }),
    guide: msg`Marble in the morning, rooftops at night. Take the hill early, before the sun does.`,
  },
  berlin: {
    name: msg({ message: 'Berlin', comment: 'City' }),
    guide: msg`Big, green and never quite finished. Pick one neighbourhood a day and let the rest wait.`,
  },
  bonn: {
    name: msg({ message: 'Bonn', comment: 'City' }),
    guide: msg`A former capital at the pace of its river. Follow the Rhine for an hour and you have met it.`,
  },
  copenhagen: {
    name: msg({ message: 'Copenhagen', comment: 'City' }),
    guide: msg`Everything is close, and everyone cycles there. When the sun shows, the whole city goes swimming.`,
  },
  florence: {
    name: msg({ message: 'Florence', comment: 'City' }),
    guide: msg`The Renaissance on foot, twenty minutes across. Book the museums, leave the evenings open.`,
  },
  freising: {
    name: msg({ message: 'Freising', comment: 'City' }),
    guide: msg`A cathedral on one hill, a very old brewery on the other. Munich is a short train ride away.`,
  },
  helsinki: {
    name: msg({ message: 'Helsinki', comment: 'City' }),
    guide: msg`A capital by the sea, with islands for a back garden. Sauna first, plans later.`,
  },
  london: {
    name: msg({ message: 'London', comment: 'City' }),
    guide: msg`A hundred villages sharing one Underground. Walk along the river and let the bridges do the planning.`,
  },
  lubeck: {
    name: msg({ message: 'Lübeck', comment: 'City' }),
    guide: msg`Brick gables, seven towers and marzipan. The Baltic Sea is twenty minutes away by train.`,
  },
  madrid: {
    name: msg({ message: 'Madrid', comment: 'City' }),
    guide: msg`Lunch at three, dinner at ten, and the park in between. Do as they do, and nothing is ever late.`,
  },
  milan: {
    name: msg({ message: 'Milan', comment: 'City' }),
    guide: msg`Behind the grey fronts are green courtyards. Come for the design, stay for the aperitivo by the canal.`,
  },
  munich: {
    name: msg({ message: 'Munich', comment: 'City' }),
    guide: msg`A big city that behaves like a village with surfers. On clear days the Alps look like the next tram stop.`,
  },
  oslo: {
    name: msg({ message: 'Oslo', comment: 'City' }),
    guide: msg`A fjord in front, a forest behind, and a metro to both. Pack for whichever the sky chooses.`,
  },
  parnu: {
    name: msg({ message: 'Pärnu', comment: 'City' }),
    guide: msg`Estonia's summer capital, with sand between its streets. Out of season the beach is all yours.`,
  },
  stockholm: {
    name: msg({ message: 'Stockholm', comment: 'City' }),
    guide: msg`Fourteen islands, and a ferry is just another bus. The old town is loveliest before breakfast.`,
  },
  tallinn: {
    name: msg({ message: 'Tallinn', comment: 'City' }),
    guide: msg`A medieval wall with good coffee behind it. Cross the railway tracks for the new half.`,
  },
  tartu: {
    name: msg({ message: 'Tartu', comment: 'City' }),
    guide: msg`A university town that argues over cake. Cross the river, climb the hill, borrow a book.`,
  },
  turku: {
    name: msg({ message: 'Turku', comment: 'City' }),
    guide: msg`Finland's oldest city, strung along its river. In summer the boats are the restaurants.`,
  },
};
