import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { partnersQuery } from '#data/products.ts';
import type { Partner, Partners } from '#domain/pass/pass.ts';
import type { Property } from '#domain/property/property.ts';
import { cx } from '#lib/cx.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { CafeScene, GymScene } from '#ui/illustrations/partner-scenes.tsx';
import { Notice } from '#ui/notice.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

interface PartnerListProps {
  kind: keyof Partners;
  title: string;
  /** The text for a property without partners. */
  none: string;
  property: Property;
  /** Each card has a full-width picture. */
  isLarge?: boolean;
  /** Content below each description. */
  about?: ((partner: Partner) => Elements) | undefined;
}

/**
 * Whether the property has a partner, without which no pass is sold; undefined until loaded. True if the list cannot be
 * read, because a failure must not prevent the sale.
 */
export function useIsListed(kind: keyof Partners, propertyId: string): boolean | undefined {
  const { data, errorUpdateCount } = useQuery(partnersQuery(propertyId));
  if (data === undefined) return errorUpdateCount > 0 ? true : undefined;
  return data[kind].length > 0;
}

/** The cafés or gyms of a property, or ways to contact support if there are none (R2-106, R3-96). */
export function PartnerList({ kind, title, none, property, isLarge = false, about }: PartnerListProps) {
  const { t } = useLingui();
  const id = useId();
  const partners = useQuery(partnersQuery(property.id));
  if (partners.isPending) return <PartnersPending title={title} />;
  if (!partners.data) return <Failure error={partners.error} onRetry={() => void partners.refetch()} />;
  const all = partners.data[kind];
  if (all.length === 0)
    return (
      <Notice
        tone="info"
        heading={none}
        actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
      >
        {t`Ask us first: we know where to go.`}
      </Notice>
    );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{title}</h2>
      <div className="flex flex-col gap-3">
        {all.map((partner, index) => (
          <PartnerCard key={partner.id} partner={partner} kind={kind} index={index} isLarge={isLarge}>
            {about?.(partner)}
          </PartnerCard>
        ))}
      </div>
    </section>
  );
}

function PartnersPending({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <h2>{title}</h2>
      <Card>
        <Delayed>
          <p role="status" className="sr-only">{t`Loading`}</p>
          <div aria-busy className="waits flex flex-col gap-4">
            <div className="flex gap-4">
              <Skeleton shape="block" className="size-22 shrink-0 wide:size-30" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="w-3/5" />
                <Skeleton className="w-2/5" />
              </div>
            </div>
            <Skeleton className="w-4/5" />
            <Skeleton shape="block" className="h-11 w-2/5" />
          </div>
        </Delayed>
      </Card>
    </div>
  );
}

const SCENES = { breakfast: CafeScene, gym: GymScene };

interface PartnerCardProps {
  partner: Partner;
  kind: keyof Partners;
  /** Its position in the list, which varies the placeholder illustration. */
  index: number;
  /** The picture is as wide as the card. */
  isLarge: boolean;
  /** Below the description. */
  children?: Elements;
}

/** A café or gym: description, location and links (R2-106, R3-96). */
function PartnerCard({ partner, kind, index, isLarge, children }: PartnerCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { name, description, address, tags, googleMapsUrl, websiteUrl } = partner;
  // Each card has links with the same text, so the accessible names include the partner.
  const link = (what: string) => ({
    id: `${id}-${what}`,
    'aria-labelledby': `${id}-${what} ${id}-name`,
    target: '_blank',
    rel: 'noopener noreferrer',
    // Two in a row if both fit, else one per row.
    className: buttonClass('quiet', 'grow'),
    style: { flexBasis: 0, minWidth: 'fit-content' },
  });
  return (
    <Card as="article" isFlush={isLarge} aria-labelledby={`${id}-name`}>
      {isLarge && (
        <div className={cx('aspect-7/3 overflow-hidden print:hidden', index === 0 && 'arrives')}>
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
          <h3 id={`${id}-name`} translate="no" className="text-lead">
            {name}
          </h3>
          {address !== null && (
            <p className="text-body text-soft" translate="no">
              {address}
            </p>
          )}
          <Tags tags={tags} />
        </div>
        {description !== null && <p className="text-pretty whitespace-pre-line">{description}</p>}
        {children}
        {(googleMapsUrl !== null || websiteUrl !== null) && (
          // Aligned at the bottom across neighbouring cards.
          <div className="no-print mt-auto flex flex-wrap gap-2">
            {googleMapsUrl !== null && (
              <a href={googleMapsUrl} {...link('map')}>
                <MapPin aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
                <span>{t`Open in maps`}</span>
              </a>
            )}
            {websiteUrl !== null && (
              <a href={websiteUrl} {...link('site')}>
                <Globe aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
                <span>{t({ message: 'Website', comment: "Link to a café's or gym's own site" })}</span>
              </a>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** The partner's picture, or an illustration if there is none or it fails to load. */
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

/** Matches opening hours among the tags, e.g. '06:00 - 22:00'. */
const HOURS = /^\d{1,2}[:.]\d{2}\s*[-–]/;

/** The tags of the partner, opening hours first. */
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
            <span>{tag}</span>
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
