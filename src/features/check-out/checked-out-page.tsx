import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { BookAndSave } from '#components/book-and-save.tsx';
import { Link } from '#components/link.tsx';
import { DonePage } from '#components/task/done.tsx';
import { useSettings } from '#config/settings.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { isAnyOpen } from '#domain/access/still-opens.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import { isMember } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { CheckedOutScene } from '#ui/illustrations/landscape-scenes.tsx';

import { KeysExpired, DoorsAfterCheckOut } from './doors-after-check-out.tsx';

/**
 * After the check-out: thanks, and what still opens until when (R2-39, R4-79, R4-80, R9-09, R9-10). Without a check-out the
 * stay opens (R2-141).
 */
export function CheckedOutPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const format = useFormat();
  const { brand } = useSettings();
  const { stay, property, zone } = useStay(slug);
  const { checkOutDate } = stay;
  // A member is offered another stay instead of membership.
  const isThankedAsMember = isMember(stay) && brand.hasAccount;
  const isCheckedOut = useAtTime((now) => stayPhase(stay, now, zone) === 'checked-out');
  const isOpen = useAtTime((now) => isAnyOpen(stay, now, zone));
  if (checkOutDate === null || !isCheckedOut) return <Navigate to="/stay" search={{ slug }} replace />;
  return (
    <DonePage
      title={t`You are checked out`}
      lead={
        isThankedAsMember
          ? t`Thank you for staying with us. These nights bring your next Inner Circle reward closer.`
          : t`Thank you for staying with us. Travel well, and come back when you miss the bed.`
      }
      stay={stay}
      property={property}
      picture={<CheckedOutScene />}
      summary={
        <>
          {isOpen ? <DoorsAfterCheckOut stay={stay} property={property} /> : <KeysExpired property={property} />}
          <div className="flex flex-col gap-2.5">
            {isOpen && (
              <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
                {t`Go to your doors`}
              </Link>
            )}
            <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
              {t`Go to your stay`}
            </Link>
          </div>
        </>
      }
      below={isThankedAsMember ? <BookAndSave /> : <JoinPrompt stay={stay} />}
    >
      <p className="font-medium">
        <Trans>Checked out, {format.dayTime(checkOutDate, zone)}</Trans>
      </p>
    </DonePage>
  );
}

/** Invites a guest who is no member to join (R3-18, R4-80); only for brands with accounts (R1-29). */
function JoinPrompt({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const isLoggedIn = useIsLoggedIn();
  // When the guest's data cannot be read, the guest may be a member.
  if (isMember(stay) || stay.invalidFields.includes('customer') || isLoggedIn || !brand.hasAccount) return null;
  return (
    <Card as="section" aria-labelledby="join-title">
      <CardHead id="join-title" title={t`Next time, join the Inner Circle`} />
      <p className="text-pretty">
        {t`Members get a discount on every stay, and their nights earn rewards such as early check-in or late check-out.`}
      </p>
      <Link to="/signup" search={{ slug: stay.slug }} className={buttonClass('quiet', 'wide:self-start')}>
        {t`Join the Inner Circle`}
      </Link>
    </Card>
  );
}
