import { CheckedOutSpot, SpotAside } from '#ui/illustrations/spot-scenes.tsx';

/** Beside the thanks to a guest who has left. */
export const LeftBehind = () => <SpotAside picture={CheckedOutSpot} />;
