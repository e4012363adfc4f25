import { useLingui } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { UTC } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LineList } from '#ui/lists.tsx';

import { TESTED } from './tested.ts';

/** What was tested, by which means and when: figures of the tests themselves (R1-39). */
export function HowTested() {
  const { t } = useLingui();
  const { longDay } = useFormat();
  const { screens, tasks, on } = TESTED;
  const date = longDay(on, UTC);
  return (
    <Card as="section" aria-labelledby="tested-title">
      <CardHead id="tested-title" title={t`What we tested, and how`} />
      <LineList
        items={[
          t`A program looks at ${screens} pages and states, in light and dark colours, on small and ordinary phones and on a large screen. It would find pale text, or a button without a name.`,
          t`It opens every page at 400% as well, with wider text and in high contrast. No text may be cut off or covered.`,
          t`Tests do ${tasks} tasks without a mouse, from finding a booking to cancelling it.`,
          t`We have written down, word for word, what a screen reader is told when you find your booking, walk in, order and cancel. A test holds the app to it.`,
        ]}
      />
      <p className="text-note text-pretty text-soft">
        {t`Last tested: ${date}. The standard is WCAG 2.2, level AA; the program is axe, in the browser Chromium.`}
      </p>
    </Card>
  );
}
