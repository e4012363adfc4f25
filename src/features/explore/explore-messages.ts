import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { PlaceKind, RatingSource } from '#domain/explore/city-facts.ts';
import type { Feel } from '#domain/explore/weather.ts';

export const PLACE_MESSAGES: Readonly<Record<PlaceKind, MessageDescriptor>> = {
  see: msg({ message: 'To see', comment: 'Above the sights of a city' }),
  taste: msg({ message: 'To taste', comment: 'Above markets and streets with places to eat' }),
  outdoors: msg({ message: 'To breathe', comment: 'Above parks, beaches and islands' }),
};

export const SOURCE_MESSAGES: Readonly<Record<RatingSource, MessageDescriptor>> = {
  survey: msg({ message: 'Our guests, after their stay', comment: 'Who gave a rating of a city' }),
  portal: msg({ message: 'Travellers on the web', comment: 'Who gave a rating of a city' }),
};

export const FEEL_MESSAGES: Readonly<Record<Feel, MessageDescriptor>> = {
  freezing: msg`Coat, hat, gloves. Winter means it here.`,
  cool: msg`A warm layer, and something against the rain.`,
  mild: msg`A light jacket for the evenings.`,
  hot: msg`Shade, water, and a long lunch.`,
};
