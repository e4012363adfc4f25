import { CheckedOutSpot } from '#ui/illustrations/spot-scenes.tsx';
import { SpotAside } from '#ui/illustrations/spot.tsx';

/** Beside the thanks to a guest who has left. */
export const LeftBehind = () => <SpotAside picture={CheckedOutSpot} />;
