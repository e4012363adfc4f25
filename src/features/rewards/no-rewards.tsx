import { useLingui } from '@lingui/react/macro';

import { OwnTown } from '#components/account/own-town.tsx';
import { BookAndSave } from '#components/book-and-save.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { Halves } from '#ui/page.tsx';

/** Nothing to earn yet, and where it begins. */
export function NoRewards() {
  const { t } = useLingui();
  return (
    <Halves className="items-start">
      <Card flush>
        <OwnTown statistics={undefined} className="aspect-7/3" />
        <div className={cardPadding}>
          <h2>{t`Nothing to unwrap yet`}</h2>
          <p className="text-pretty">{t`Sleep here a night or two, and this page fills up while you do.`}</p>
        </div>
      </Card>
      <BookAndSave isMain />
    </Halves>
  );
}
