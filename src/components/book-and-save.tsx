import { Trans, useLingui } from '@lingui/react/macro';

import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

interface BookAndSaveProps {
  /** Whether it is the page's main content. */
  isMain?: boolean | undefined;
  /** Replaces the text about the members' discount, if the page already contains it. */
  promise?: string | undefined;
}

/** 'Book and save': a new booking with the member discount; main brand only (R1-07, R1-34, R9-21). */
export function BookAndSave({ isMain = false, promise }: BookAndSaveProps) {
  const { t } = useLingui();
  const { addresses, brand } = useSettings();
  if (!brand.hasAccount) return null;
  return (
    <Card as="section" aria-labelledby="book-title">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex grow basis-72 flex-col gap-3">
          <CardHead id="book-title" title={t`Book and save`} />
          <p className="text-pretty">
            {promise ?? <Trans>Inner Circle members save {MEMBER_DISCOUNT_PERCENT}% on every stay.</Trans>}
          </p>
        </div>
        <a
          href={addresses.booking}
          rel="noreferrer"
          className={buttonClass(isMain ? 'primary' : 'quiet', 'grow wide:grow-0')}
        >
          {t`Start new booking`}
        </a>
      </div>
    </Card>
  );
}
