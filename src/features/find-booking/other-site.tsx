import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { NeedHelp } from '#components/contact.tsx';
import { useIsElsewhere } from '#components/is-elsewhere.ts';
import { useNamedPage } from '#components/page-name.ts';
import { useSettings } from '#config/settings.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

import { TownPicture } from './find-booking.tsx';

/** A page of a stay, unless the stay belongs on the site of the other brand. */
export function OnItsSite({ slug, children }: { slug: Slug | undefined; children: ReactElement }): ReactElement {
  const isElsewhere = useIsElsewhere(slug);
  return slug !== undefined && isElsewhere ? <OtherSite slug={slug} /> : children;
}

/** The stay belongs on the site of the other brand: which one, and the way there (N4). */
function OtherSite({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { otherSite } = useSettings();
  const title = t`This stay belongs to another site`;
  useNamedPage(title);
  const name = otherSite?.name;
  return (
    <Page isTop>
      <PictureBeside className="hidden wide:block" picture={<TownPicture />} beside={<NeedHelp />}>
        <PageTitle
          lead={
            otherSite
              ? t`Your stay is with ${name}, which has its own site. Nothing about the stay is saved on this site.`
              : t`This site cannot open the stay. Use the link in your confirmation, or call or message us.`
          }
        >
          {title}
        </PageTitle>
        {otherSite && (
          <a
            href={`${otherSite.address}/stay?slug=${encodeURIComponent(slug)}`}
            rel="noreferrer"
            className={buttonClass('primary')}
          >
            {t`Open your stay there`}
          </a>
        )}
      </PictureBeside>
    </Page>
  );
}
