import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { City } from '#domain/property/city.ts';

/** What we would tell a friend about a city: two sentences, sample content (R2-98, R2-158). */
export const CITY_GUIDES: Readonly<Record<City, MessageDescriptor>> = {
  amsterdam: msg`A city on stilts that forgot to be in a hurry. Rent a bike, then look both ways twice.`,
  athens: msg`Marble in the morning, rooftops at night. Take the hill early, before the sun does.`,
  berlin: msg`Big, green and never quite finished. Pick one neighbourhood a day and let the rest wait.`,
  bonn: msg`A former capital at the pace of its river. Follow the Rhine for an hour and you have met it.`,
  copenhagen: msg`Everything is close, and everyone cycles there. When the sun shows, the whole city goes swimming.`,
  florence: msg`The Renaissance on foot, twenty minutes across. Book the museums, leave the evenings open.`,
  freising: msg`A cathedral on one hill, a very old brewery on the other. Munich is a short train ride away.`,
  helsinki: msg`A capital by the sea, with islands for a back garden. Sauna first, plans later.`,
  london: msg`A hundred villages sharing one Underground. Walk along the river and let the bridges do the planning.`,
  lubeck: msg`Brick gables, seven towers and marzipan. The Baltic Sea is twenty minutes away by train.`,
  madrid: msg`Lunch at three, dinner at ten, and the park in between. Do as they do, and nothing is ever late.`,
  milan: msg`Behind the grey fronts are green courtyards. Come for the design, stay for the aperitivo by the canal.`,
  munich: msg`A big city that behaves like a village with surfers. On clear days the Alps look like the next tram stop.`,
  oslo: msg`A fjord in front, a forest behind, and a metro to both. Pack for whichever the sky chooses.`,
  parnu: msg`Estonia's summer capital, with sand between its streets. Out of season the beach is all yours.`,
  stockholm: msg`Fourteen islands, and a ferry is just another bus. The old town is loveliest before breakfast.`,
  tallinn: msg`A medieval wall with good coffee behind it. Cross the railway tracks for the new half.`,
  tartu: msg`A university town that argues over cake. Cross the river, climb the hill, borrow a book.`,
  turku: msg`Finland's oldest city, strung along its river. In summer the boats are the restaurants.`,
};
