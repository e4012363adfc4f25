import { CheckedOutSpot } from '#ui/scenes/spot-scenes.tsx';
import { SpotAside } from '#ui/scenes/spot.tsx';

/** Beside the thanks to a guest who has left. */
export const LeftBehind = () => <SpotAside picture={CheckedOutSpot} />;
