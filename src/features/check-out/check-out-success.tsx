import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { Link } from '#blocks/link.tsx';
import { CallUs } from '#blocks/call-us.tsx';
import { SupportChannels } from '#blocks/support-channels.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { isAnyOpen } from '#domain/check-out/still-opens.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { OpensAfterwards } from './opens-afterwards.tsx';
import { Farewell } from './farewell.tsx';
import { JoinPrompt } from './join-prompt.tsx';

/** After check-out: thanks, what still opens and until when, and the doors (R2-39, R9-09, R9-10); otherwise the stay (R2-141). */
export function CheckOutSuccess({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const { checkOutDate } = stay;
  const isCheckedOut = useAtTime((now) => stayPhase(stay, now, zone) === 'checked-out');
  const isOpen = useAtTime((now) => isAnyOpen(stay, now, zone));
  if (checkOutDate === null || !isCheckedOut) return <Navigate to="/stay" search={{ slug }} replace />;
  return (
    <Page>
      <Columns>
        <Farewell stay={stay} checkOut={checkOutDate} zone={zone} />
        <Stack>
          {isOpen ? (
            <OpensAfterwards stay={stay} property={property} />
          ) : (
            <Notice
              tone="info"
              heading={t`Your keys have expired`}
              actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
            >
              <Trans>
                Left something behind? <CallUs property={property}>Call us.</CallUs>
              </Trans>
            </Notice>
          )}
          <div className="flex flex-col gap-2.5 wide:flex-row wide:flex-wrap">
            {isOpen && (
              <Link to="/stay/access" search={{ slug }} className={buttonClass('primary', 'grow')}>
                {t`To your doors`}
              </Link>
            )}
            <Link to="/stay" search={{ slug }} className={buttonClass('quiet', 'grow')}>
              {t`To your stay`}
            </Link>
          </div>
          <JoinPrompt stay={stay} />
        </Stack>
      </Columns>
    </Page>
  );
}
