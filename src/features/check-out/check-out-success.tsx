import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { BookAndSave } from '#components/book-and-save.tsx';
import { Link } from '#components/link.tsx';
import { DonePage } from '#components/task/done.tsx';
import { useSettings } from '#config/settings.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { isAnyOpen } from '#domain/access/still-opens.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import { isMember } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { CheckedOutScene } from '#ui/illustrations/landscape-scenes.tsx';

import { OpensAfterwards } from './opens-afterwards.tsx';
import { JoinPrompt } from './join-prompt.tsx';
import { KeysExpired } from './keys-expired.tsx';

/**
 * After check-out: thanks, what still opens and until when, and the doors (R2-39, R4-79, R4-80, R9-09, R9-10). Else the
 * stay (R2-141).
 */
export function CheckOutSuccess({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const format = useFormat();
  const { brand } = useSettings();
  const { stay, property, zone } = useStay(slug);
  const { checkOutDate } = stay;
  // A member has joined: what is next is another stay.
  const isThanked = isMember(stay) && brand.hasAccount;
  const isCheckedOut = useAtTime((now) => stayPhase(stay, now, zone) === 'checked-out');
  const isOpen = useAtTime((now) => isAnyOpen(stay, now, zone));
  if (checkOutDate === null || !isCheckedOut) return <Navigate to="/stay" search={{ slug }} replace />;
  return (
    <DonePage
      title={t`You are checked out`}
      lead={
        isThanked
          ? t`Thank you for staying with us. These nights bring your next Inner Circle reward closer.`
          : t`Thank you for staying with us. Travel well, and come back when you miss the bed.`
      }
      stay={stay}
      property={property}
      picture={<CheckedOutScene />}
      summary={
        <>
          {isOpen ? <OpensAfterwards stay={stay} property={property} /> : <KeysExpired property={property} />}
          <div className="flex flex-col gap-2.5">
            {isOpen && (
              <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
                {t`To your doors`}
              </Link>
            )}
            <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
              {t`To your stay`}
            </Link>
          </div>
        </>
      }
      below={isThanked ? <BookAndSave /> : <JoinPrompt stay={stay} />}
    >
      <p className="font-medium">
        <Trans>Checked out, {format.dayTime(checkOutDate, zone)}</Trans>
      </p>
    </DonePage>
  );
}
