import { Trans, useLingui } from '@lingui/react/macro';
import Droplets from 'lucide-react/icons/droplets';
import TreeDeciduous from 'lucide-react/icons/tree-deciduous';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Link } from '#components/link.tsx';
import { ReadableField } from '#components/failure.tsx';
import { DEFAULT_CURRENCY, TREE_CAPTURES_KG, TREE_FROM_EUR, WASH_LITRES } from '#config/constants.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { stayEmissions } from '#domain/stay/stay-emissions.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';

import { Offset } from './offset.tsx';

/** The footprint of a stay, and what is done about it; also for a cancelled stay (R1-19, R2-34, R4-24, R9-29 to R9-33). */
export function SustainabilityPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const format = useFormat();
  const { stay, zone } = useStay(slug);
  const emissions = stayEmissions(stay, zone);
  const price = format.money(TREE_FROM_EUR, DEFAULT_CURRENCY);
  return (
    <Page>
      <PageTitle lead={t`What a night costs the climate, and what we do about it.`}>{t`Sustainability`}</PageTitle>
      <ReadableField stay={stay} field="emissions" />
      <Offset emissions={emissions} />
      <Columns>
        <Idea icon={Droplets} title={t`A wash uses about ${WASH_LITRES} litres`}>
          {t`Fill the machine before you start it, and use the towels twice.`}
        </Idea>
        <Idea
          icon={TreeDeciduous}
          title={t`Plant a tree from ${price}`}
          action={
            <Link to="/stay/ask" search={{ slug }} className={buttonClass('quiet', 'mt-2 self-start')}>
              {t`Ask for your tree`}
            </Link>
          }
        >
          <Trans>
            Over its lifetime, one tree captures more than {TREE_CAPTURES_KG} kg CO<sub>2</sub>. All it needs is rain
            and patience.
          </Trans>
        </Idea>
      </Columns>
    </Page>
  );
}

interface IdeaProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The link to do it. */
  action?: Elements;
}

function Idea({ icon: Icon, title, children, action }: IdeaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-4 rounded-card bg-card p-4.5 shadow-card wide:p-6">
      <Icon aria-hidden strokeWidth={1.7} className="size-7 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        <p className="text-body text-pretty">{children}</p>
        {action}
      </div>
    </section>
  );
}
