import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { RewardProgress, RewardIcon, RewardState } from '#components/account/rewards.tsx';
import { useSettings } from '#config/settings.ts';
import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { buttonClass } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** One reward: whether the member has it, and how to use or reach it (R3-105, R3-106, R4-34 to R4-37). */
export function RewardRow({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { addresses } = useSettings();
  const id = useId();
  const { name, type, content } = reward;
  const hasText = content.subTitle !== null || content.description !== null;
  const isOwn = isUnlocked(reward);
  // Without a text from the server the page explains the offers itself.
  const isUnexplained = type === 'exclusive-offers-access' && !hasText;
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4.5 wide:grid-cols-2 wide:items-center wide:gap-x-12 wide:px-6"
    >
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-3.5">
          <RewardIcon reward={reward} />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 id={id} className="text-lead">
              {name}
            </h2>
            <RewardState reward={reward} />
          </div>
        </div>
        <div className="max-w-100 empty:hidden">
          <RewardProgress reward={reward} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 empty:hidden">
        {hasText && (
          <div className="text-pretty">
            {content.subTitle !== null && <p>{content.subTitle}</p>}
            {content.description !== null && <p className="text-soft">{content.description}</p>}
          </div>
        )}
        {content.guideline !== null && isOwn && (
          <div className="-mb-2">
            <Disclosure look="text" label={t`How to use it`}>
              <p>{content.guideline}</p>
            </Disclosure>
          </div>
        )}
        {isUnexplained && <p className="text-pretty">{t`Up to 50% off when we open somewhere new`}</p>}
        {isUnexplained && isOwn && (
          <a href={addresses.booking} rel="noreferrer" className={buttonClass('quiet', 'mt-1')}>
            {t`Start new booking`}
          </a>
        )}
      </div>
    </article>
  );
}
