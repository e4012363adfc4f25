import { useLingui } from '@lingui/react/macro';
import { Clock, Globe, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import type { Partner, Partners } from '#domain/partner/partner.ts';
import { cx } from '#lib/cx.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { CafeScene, GymScene } from '#ui/illustrations/partner-scenes.tsx';

const SCENES = { breakfast: CafeScene, gym: GymScene };

interface PartnerCardProps {
  partner: Partner;
  kind: keyof Partners;
  /** Its place in the list. */
  index: number;
  /** The picture has the width of the card. */
  isLarge: boolean;
  /** What else to know of it. */
  children?: ReactNode;
}

/** A café or gym: what it is like, where it is, and its links (R2-106, R3-96). */
export function PartnerCard({ partner, kind, index, isLarge, children }: PartnerCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { name, description, address, tags, googleMapsUrl, websiteUrl } = partner;
  // One name for several links: each is read with its place.
  const link = (what: string) => ({
    id: `${id}-${what}`,
    'aria-labelledby': `${id}-${what} ${id}-name`,
    target: '_blank',
    rel: 'noopener noreferrer',
    // Two share a row where both fit, else each has a row, as a single one has.
    className: buttonClass('quiet', 'grow'),
    style: { flexBasis: 0, minWidth: 'fit-content' },
  });
  return (
    <Card as="article" flush={isLarge} aria-labelledby={`${id}-name`}>
      {isLarge && (
        <div data-arrives="picture" className="aspect-7/3 overflow-hidden print:hidden">
          <Picture partner={partner} kind={kind} index={index} />
        </div>
      )}
      <div
        className={
          isLarge
            ? cardPadding
            : 'grid grow grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 *:col-span-2'
        }
      >
        {!isLarge && (
          <div className="col-span-1! col-start-1! size-22 overflow-hidden rounded-tile bg-line print:hidden">
            <Picture partner={partner} kind={kind} index={index} />
          </div>
        )}
        <div className={cx('flex min-w-0 flex-col gap-1', !isLarge && 'col-span-1! col-start-2!')}>
          <h3 id={`${id}-name`} className="text-lead">
            {name}
          </h3>
          {address !== '' && (
            <p className="text-body text-soft" translate="no">
              {address}
            </p>
          )}
          <Tags tags={tags} />
        </div>
        {description !== '' && <p className="text-pretty whitespace-pre-line">{description}</p>}
        {children}
        {(googleMapsUrl !== null || websiteUrl !== null) && (
          // Neighbouring cards have theirs at one height.
          <div className="no-print mt-auto flex flex-wrap gap-2">
            {googleMapsUrl !== null && (
              <a href={googleMapsUrl} {...link('map')}>
                <MapPin aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
                {t`Open in maps`}
              </a>
            )}
            {websiteUrl !== null && (
              <a href={websiteUrl} {...link('site')}>
                <Globe aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
                {t({ message: 'Website', comment: "Link to a café's or gym's own site" })}
              </a>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** The partner's picture; without one, or while it cannot be had, a drawing of such a place. */
function Picture({ partner, kind, index }: Pick<PartnerCardProps, 'partner' | 'kind' | 'index'>) {
  const [failed, setFailed] = useState<string>();
  const Scene = SCENES[kind];
  const url = partner.imageUrl;
  return url === null || url === failed ? (
    <Scene variant={index} />
  ) : (
    <img src={url} alt="" loading="lazy" className="size-full object-cover" onError={() => setFailed(url)} />
  );
}

/** Hours among the remarks, e.g. '06:00 - 22:00'. */
const HOURS = /^\d{1,2}[:.]\d{2}\s*[-–]/;

/** The property's short remarks; when it is open comes first. */
function Tags({ tags }: Pick<Partner, 'tags'>) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul
      className="mt-1 flex flex-wrap items-center gap-1.5"
      aria-label={t({ message: 'Good to know', comment: 'Names a list of short remarks, e.g. vegan' })}
    >
      {tags
        .filter((tag) => HOURS.test(tag))
        .map((tag) => (
          <li key={tag} className="me-1.5 flex items-center gap-1.5 text-body tabular-nums">
            <Clock aria-hidden strokeWidth={1.9} className="size-4 shrink-0 text-soft" />
            {tag}
          </li>
        ))}
      {tags
        .filter((tag) => !HOURS.test(tag))
        .map((tag) => (
          <li key={tag} className="rounded-[1em] bg-paper px-2.5 py-0.5 text-note text-soft">
            {tag}
          </li>
        ))}
    </ul>
  );
}
