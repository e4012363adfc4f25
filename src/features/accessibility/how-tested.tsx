import { useLingui } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { UTC } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LineList } from '#ui/line-list.tsx';

import { TESTED, WIDTHS } from './tested.ts';

/** What was tested, by which means and when: figures of the tests themselves (R1-39). */
export function HowTested() {
  const { t } = useLingui();
  const { longDay } = useFormat();
  const { screens, tasks, on } = TESTED;
  const widths = WIDTHS.join(', ');
  const date = longDay(on, UTC);
  return (
    <Card as="section" aria-labelledby="tested-title">
      <CardHead id="tested-title" title={t`What we tested, and how`} />
      <LineList
        items={[
          t`A program opens ${screens} pages and states, light and dark, ${widths} pixels wide. It checks them with axe against WCAG 2.2 AA and the rules of good practice.`,
          t`The same program opens every page at 400%, with wider text and in forced colours: no text may be cut off or covered, and the focus has to be in sight.`,
          t`Tests do ${tasks} tasks without a mouse, from finding a booking to cancelling it.`,
          t`We have written down, word for word, what a screen reader is told when you find your booking, walk in, order and cancel. A test holds the app to it.`,
        ]}
      />
      <p className="text-body text-pretty text-soft">
        {t`Tests and statement are of ${date}. We tested in the browser Chromium.`}
      </p>
    </Card>
  );
}
