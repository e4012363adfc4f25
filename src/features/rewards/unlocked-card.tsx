import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

import { NightStreet } from '#blocks/account/night-street.tsx';
import { unlockedMessage } from '#blocks/account/reward-messages.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';

/** How far a member is, at a glance: a star for each reward, lit when it is the member's. */
export function UnlockedCard({ unlocked, total }: { unlocked: number; total: number }) {
  const { i18n } = useLingui();
  return (
    <Card flush className="wide:flex">
      <NightStreet className="aspect-7/3 w-full wide:w-1/2" />
      <div className="flex flex-col justify-center gap-3 p-4.5 wide:w-1/2 wide:p-6">
        <p className="flared text-title leading-tight font-[650]">{i18n._(unlockedMessage(unlocked, total))}</p>
        <div aria-hidden className="flex flex-wrap gap-2">
          {Array.from({ length: total }, (_, index) => (
            <Star
              key={index}
              strokeWidth={1.7}
              className={cx('size-6', index < unlocked ? 'fill-current text-joy' : 'text-edge')}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
