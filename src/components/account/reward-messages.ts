import type { MessageDescriptor } from '@lingui/core';

import { msg, plural } from '@lingui/core/macro';

import type { Reward } from '#domain/account/reward.ts';

/** Whether one has it, or what is left to it: of nights and stays, whichever is above 0 (R6-24, R6-25). */
export function rewardState({
  status,
  nightsUntilNextTier: nights,
  reservationsUntilNextTier: stays,
}: Reward): MessageDescriptor {
  if (status === 'active') return msg({ message: 'Yours', comment: 'A reward that the member has' });
  if (status === 'upcoming') {
    return msg({ message: 'Yours with the next stay', comment: 'A reward that takes one more stay' });
  }
  if (stays === 0) {
    return msg({
      message: plural(nights, { one: '# more night', other: '# more nights' }),
      comment: 'Left to a reward',
    });
  }
  if (nights === 0) {
    return msg({ message: plural(stays, { one: '# more stay', other: '# more stays' }), comment: 'Left to a reward' });
  }
  return msg({
    message: `${plural(nights, { one: '# more night', other: '# more nights' })} and ${plural(stays, { one: '# more stay', other: '# more stays' })}`,
    comment: 'Left to a reward: both are needed',
  });
}

/** 'You have 3 of 7' */
export const unlockedMessage = (unlocked: number, total: number): MessageDescriptor =>
  msg({ message: `${unlocked} of ${total} unlocked`, comment: 'How many of the rewards the member has' });
