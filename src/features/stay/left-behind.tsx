import { CheckedOutSpot } from '#ui/scenes/spot-scenes.tsx';
import { besideHeadline } from '#ui/scenes/spot.tsx';

/** Beside the thanks to a guest who has left. */
export const LeftBehind = () => <CheckedOutSpot className={besideHeadline} />;
