import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { GymAccessType } from '#domain/partner/partner.ts';

/** How a guest gets into a gym, before and after ordering. An unknown way leaves the gym's guidelines (R3-97). */
export const ACCESS_MESSAGES: Readonly<Record<GymAccessType, MessageDescriptor | undefined>> = {
  'in-app': msg`You get in with the pass in this app. Show it at the desk.`,
  'access-card': msg`You get in with an access card. Show your pass at the desk to get one.`,
  'on-demand': msg`You get in by arrangement. Contact us before you go, and we will let the gym know.`,
  'in-building': msg`It is in your building, behind a door with a code.`,
  'in-building-without-code': msg`It is in your building, and its door needs no code. Just walk in.`,
  unknown: undefined,
};
