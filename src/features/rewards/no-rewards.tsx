import { useLingui } from '@lingui/react/macro';

import { BookAndSave } from '#blocks/book-and-save.tsx';
import { Card } from '#ui/card.tsx';
import { Halves } from '#ui/page.tsx';
import { GiftSpot } from '#ui/scenes/spot-scenes.tsx';

/** Nothing to earn yet, and where it begins. */
export function NoRewards() {
  const { t } = useLingui();
  return (
    <Halves>
      <Card className="items-center text-center">
        <GiftSpot />
        <p className="max-w-[44ch] text-pretty">
          {t`Nothing to unwrap yet. Sleep here a night or two, and this page fills up while you do.`}
        </p>
      </Card>
      <BookAndSave isMain />
    </Halves>
  );
}
