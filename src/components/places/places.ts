import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { City } from '#domain/property/property.ts';

/** Why to visit a place, in one line, by city and name: sample content (R2-98, R2-158). */
export const PLACE_REASONS: Readonly<Record<City, Readonly<Record<string, MessageDescriptor>>>> = {
  amsterdam: {
    Rijksmuseum: msg`Rembrandt's best-known painting, and a cycle path right through the museum.`,
    'Anne Frank Huis': msg`Where she wrote the diary; tickets sell out weeks ahead.`,
    Foodhallen: msg`Small kitchens in an old tram depot.`,
    'Albert Cuypmarkt': msg`Warm stroopwafels, straight from the iron.`,
    Vondelpark: msg`Where the whole city lies on the grass.`,
    'Amsterdamse Bos': msg`A forest with rowing boats, larger than it looks.`,
  },
  athens: {
    Akropolis: msg`At eight it is all yours, before the heat and the tour groups.`,
    Benaki: msg`Greece from its beginnings to today, in one fine house.`,
    'Varvakios Agora': msg`The central market: loud, fresh, with taverns inside.`,
    Psyrri: msg`Small plates and live music until late.`,
    Lykavittos: msg`The highest hill: the whole city at sunset.`,
    Filopappou: msg`Pine paths, with the Acropolis straight across.`,
  },
  berlin: {
    Museumsinsel: msg`Five museums on one island; one is enough for a day.`,
    'Berlinische Galerie': msg`Art made in Berlin, without the queues.`,
    'Markthalle Neun': msg`Street food on Thursday evenings.`,
    Maybachufer: msg`The Turkish market by the canal, Tuesdays and Fridays.`,
    'Tempelhofer Feld': msg`An old airport: cycle down the runway.`,
    Tiergarten: msg`A forest in the middle, with a beer garden by the lake.`,
  },
  bonn: {
    'Beethoven-Haus': msg`He was born here, and his last piano is here too.`,
    'Haus der Geschichte': msg`Germany since 1945, told through real objects.`,
    Marktplatz: msg`Fruit and cheese from stalls below the old town hall.`,
    Altstadt: msg`Small bars, and in April cherry blossom overhead.`,
    Rheinaue: msg`A long park by the Rhine, with a lake for boats.`,
    Drachenfels: msg`A ruined castle high above the Rhine; a rack railway takes you up.`,
  },
  copenhagen: {
    'Designmuseum Danmark': msg`Danish chairs by the hundred, and a quiet garden.`,
    Rundetårn: msg`A spiral ramp instead of stairs, and all the roofs.`,
    Torvehallerne: msg`Two glass halls of open sandwiches and good coffee.`,
    Reffen: msg`Street food by the harbour, in summer.`,
    'Islands Brygge': msg`The harbour is clean enough to swim in.`,
    'Assistens Kirkegård': msg`Andersen rests here; Copenhageners picnic beside him.`,
  },
  florence: {
    Uffizi: msg`Botticelli's Venus, best with a timed ticket.`,
    Bargello: msg`Donatello and Michelangelo, without the crowd.`,
    'Mercato Centrale': msg`Cheese and truffles below, kitchens upstairs.`,
    'Sant’Ambrogio': msg`The market where Florentines shop, mornings only.`,
    'Giardino di Boboli': msg`Cypresses and fountains behind the palace.`,
    'Piazzale Michelangelo': msg`The view on every postcard, best at sunset.`,
  },
  freising: {
    Mariendom: msg`White and gold, with a column of beasts in the crypt.`,
    Diözesanmuseum: msg`A room of light by James Turrell, and a view of the Alps.`,
    Weihenstephan: msg`A brewery nearly a thousand years old, with a terrace.`,
    Marienplatz: msg`Cafés around the column in the middle of town.`,
    Isarauen: msg`Flat paths under trees along the Isar.`,
    'Weihenstephaner Gärten': msg`Show gardens on the hill, in flower from April.`,
  },
  helsinki: {
    Temppeliaukio: msg`A church inside the rock, lit from above.`,
    Ateneum: msg`Finland's best-loved paintings, opposite the station.`,
    'Vanha kauppahalli': msg`Salmon soup in an old market hall by the water.`,
    Hakaniemi: msg`A market hall on two floors, where locals shop and eat.`,
    Suomenlinna: msg`A sea fortress, fifteen minutes by ferry.`,
    Lauttasaari: msg`Smooth rocks by the sea, reached by metro.`,
  },
  london: {
    'British Museum': msg`The whole world under one roof, and free.`,
    'Sir John Soane’s Museum': msg`An architect's rooms, full to the ceiling.`,
    'Borough Market': msg`Come hungry, ideally on a weekday.`,
    'Maltby Street': msg`Small stalls under railway arches, at weekends.`,
    'Hampstead Heath': msg`Wild ponds to swim in, and London at your feet.`,
    'Regent’s Canal': msg`A towpath from Little Venice to Camden.`,
  },
  lubeck: {
    Holstentor: msg`The leaning gate that guards the old town.`,
    'Europäisches Hansemuseum': msg`How merchants once ruled the Baltic Sea.`,
    Schiffergesellschaft: msg`Dinner beneath model ships, in a captains' guildhall.`,
    Hüxstraße: msg`Small shops and cafés, side by side.`,
    Wakenitz: msg`A green river to paddle a canoe on.`,
    Travemünde: msg`A beach, and ferries as tall as towers.`,
  },
  madrid: {
    'Museo del Prado': msg`Velázquez and Goya; free in the last two hours.`,
    'Museo Reina Sofía': msg`Picasso's Guernica, in a room of its own.`,
    'Mercado de San Miguel': msg`Tapas eaten standing up, under an iron roof.`,
    'Mercado de Antón Martín': msg`Neighbours shop downstairs, flamenco is taught upstairs.`,
    'El Retiro': msg`Rowing boats on the lake, and a palace of glass.`,
    'Casa de Campo': msg`Pine woods, and a lake with terraces.`,
  },
  milan: {
    'Pinacoteca di Brera': msg`Raphael and Caravaggio, above an art school.`,
    Duomo: msg`Walk on the roof, between the spires.`,
    Navigli: msg`Aperitivo by the canals as the light fades.`,
    Isola: msg`Neighbourhood bars beneath towers full of trees.`,
    'Parco Sempione': msg`The lawn behind the castle.`,
    'Orto Botanico': msg`A small green secret behind the Brera.`,
  },
  munich: {
    'Alte Pinakothek': msg`Dürer and Rubens; one euro on Sundays.`,
    'Deutsches Museum': msg`Planes, ships and rockets: one day is too short.`,
    Viktualienmarkt: msg`Bread and cheese from the stalls, eaten in the beer garden.`,
    Elisabethmarkt: msg`The small market of Schwabing, for soup and coffee.`,
    'Englischer Garten': msg`Meadows, streams, and a beer garden by a pagoda.`,
    Isarauen: msg`Gravel beaches along the river, right in the city.`,
  },
  oslo: {
    Nasjonalmuseet: msg`The Scream, and all that Norway has painted.`,
    Munch: msg`One painter, thirteen floors, a view over the fjord.`,
    Mathallen: msg`Norwegian cheese and fish under one roof.`,
    Grünerløkka: msg`Coffee roasters and bars along the river.`,
    Nordmarka: msg`The forest begins where the metro ends.`,
    Sørenga: msg`A swim in the fjord, in the middle of town.`,
  },
  parnu: {
    'Pärnu Muuseum': msg`The story of the town since the Stone Age, told in an hour.`,
    'Eliisabeti kirik': msg`Baroque in yellow, known for its organ.`,
    'Pärnu turg': msg`Berries, smoked fish and honey.`,
    Rüütli: msg`A street of cafés, with no cars.`,
    'Pärnu rand': msg`Kilometres of sand, warm and shallow.`,
    Vallikäär: msg`The old moat, now a park.`,
  },
  stockholm: {
    Vasamuseet: msg`A warship that sank on its first day out, in 1628.`,
    'Moderna Museet': msg`Picasso and Dalí, on an island.`,
    'Östermalms Saluhall': msg`The finest hall for a prawn sandwich.`,
    Hötorgshallen: msg`The kitchens of the world, below ground.`,
    Djurgården: msg`Oaks, water and paths, ten minutes from the centre.`,
    Tantolunden: msg`Tiny garden cottages, and a place to swim.`,
  },
  tallinn: {
    Kumu: msg`Estonian art, in a museum set into the cliff.`,
    'Raekoja plats': msg`The town hall square, six hundred years old.`,
    'Balti jaama turg': msg`Three floors of food, by the station.`,
    Telliskivi: msg`An old factory full of bars and music.`,
    Kadriorg: msg`A tsar's summer palace, and its park by the sea.`,
    Pirita: msg`A long beach, with the old town across the bay.`,
  },
  tartu: {
    'Eesti Rahva Muuseum': msg`A nation's story, where an old runway ends.`,
    'Raekoja plats': msg`Students kiss in the fountain, in bronze.`,
    Aparaaditehas: msg`A factory turned into kitchens and workshops.`,
    'Tartu turuhoone': msg`A bronze pig outside, black bread inside.`,
    Toomemägi: msg`A ruined cathedral among old trees.`,
    Emajõgi: msg`A river to stroll along, with boat trips in summer.`,
  },
  turku: {
    'Turun linna': msg`A castle with seven hundred years of rooms.`,
    'Turun tuomiokirkko': msg`Finland's mother church, by the river.`,
    'Turun kauppahalli': msg`A market hall from 1896, with coffee in every corner.`,
    Aurajoki: msg`Restaurant boats along the river, all summer.`,
    Ruissalo: msg`Oaks, wooden villas and bathing rocks, on an island.`,
    Vartiovuori: msg`A hill with an old observatory, above the roofs.`,
  },
};

interface Place {
  place: string;
  /** The city's name or key, to distinguish places with the same name. */
  city: string;
}

/** A map search for a place. */
export const placeHref = ({ place, city }: Place): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, ${city}` }).toString()}`;
