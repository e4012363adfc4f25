import { latePart } from '#lib/late-part.ts';
import { Card } from '#ui/card.tsx';

const CheckedOutSpot = latePart(() => import('#ui/illustrations/spot-scenes.tsx').then((file) => file.CheckedOutSpot));

/** After check-out on a wide screen: it fills the column beside the doors that still open. */
export const LeavingPicture = () => (
  <Card className="hidden grow place-items-center wide:grid">
    <CheckedOutSpot className="h-auto w-full" />
  </Card>
);
