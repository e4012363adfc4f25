import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { Failure } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { partnersQuery } from '#data/product-content/product-content.ts';
import type { Partner, Partners } from '#domain/partner/partner.ts';
import type { Property } from '#domain/property/property.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { PartnerCard } from './partner-card.tsx';

interface PartnerListProps {
  kind: keyof Partners;
  title: string;
  /** The text for a property without partners. */
  none: string;
  property: Property;
  /** The list has the width of the page: two places side by side on wide screens. */
  isWide?: boolean;
  /** Each has a picture of its width: the page has no other. */
  isLarge?: boolean;
  /** What else to know of each. */
  about?: ((partner: Partner) => ReactNode) | undefined;
}

/**
 * Whether the pass is sold: not without a listed place that takes it; undefined until the first answer. An unreadable
 * list does not prevent the sale, also while it is read again.
 */
export function useIsListed(kind: keyof Partners, propertyId: string): boolean | undefined {
  const { data, errorUpdateCount } = useQuery(partnersQuery(propertyId));
  if (data === undefined) return errorUpdateCount > 0 ? true : undefined;
  return data[kind].length > 0;
}

/** The cafés or gyms of a property. Without them the page offers people to ask (R2-106, R3-96). */
export function PartnerList({ kind, title, none, property, isWide = false, isLarge = false, about }: PartnerListProps) {
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
      <div className={cx('flex flex-col gap-3', isWide && 'wide:grid wide:grid-cols-2')}>
        {all.map((partner, index) => (
          <PartnerCard key={partner.id} partner={partner} kind={kind} index={index} isLarge={isLarge}>
            {about?.(partner)}
          </PartnerCard>
        ))}
      </div>
    </section>
  );
}

/** The shape of the first one while they come. */
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
