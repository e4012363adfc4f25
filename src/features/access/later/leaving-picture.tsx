import { CheckedOutSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Card } from '#ui/card.tsx';

/** After check-out on a wide screen: it fills the column beside the doors that still open. */
export const LeavingPicture = () => (
  <Card className="hidden grow place-items-center wide:grid">
    <CheckedOutSpot className="h-auto w-full" />
  </Card>
);
