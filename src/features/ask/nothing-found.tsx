import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.tsx';
import { Card } from '#ui/card.tsx';
import { NotFoundSpot } from '#ui/scenes/spot-scenes.tsx';

/** No article matches the search: people can help (R1-21, R2-149). */
export function NothingFound() {
  const { t } = useLingui();
  const { brand } = useSettings();
  return (
    <Card className="items-center text-center">
      <NotFoundSpot />
      <p className="max-w-[44ch] text-pretty">
        {brand.namesBob
          ? t`Nobody has written that down yet. Bob knows more than he writes: just ask him.`
          : t`Nobody has written that down yet. We know more than we write: just ask us.`}
      </p>
    </Card>
  );
}
