import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LineList } from '#ui/lists.tsx';

/** What a guest can rely on, and the standard that it is held to (R1-39). */
export function WhatWorks() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="works-title">
      <CardHead id="works-title" title={t`What you can expect`} />
      <p className="text-pretty">
        {t`Everybody should be able to use this app. Our tests find nothing on our own pages that stands in the way.`}
      </p>
      <LineList
        icon={<Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />}
        items={[
          t`Every task can be done with the keyboard alone, and a frame shows where you are.`,
          t`Text can be enlarged to 400% and spaced wider. No text is lost, and no page has to be scrolled sideways.`,
          t`A screen reader names every button and every field, and says what changes: an order, a mistake, a door that opens.`,
          t`Dark colours, high contrast and less motion follow the settings of your device.`,
          t`A door that opens by sliding also opens with a press.`,
          t`A screen reader reads door codes digit by digit.`,
        ]}
      />
    </Card>
  );
}
