import { cx } from '#lib/cx.ts';

import { SkyScene } from './sky-scene.tsx';
import type { SkySceneProps } from './sky-scene.tsx';

interface PropertySceneProps extends SkySceneProps {
  className: string;
  /** The property is on its way: no other town is drawn meanwhile. */
  isAwaited?: boolean;
}

/** `SkyScene` in a box of its own colour, which is empty until the property is known. */
export const PropertyScene = ({ className, isAwaited = false, ...props }: PropertySceneProps) => (
  <div className={cx('relative overflow-hidden bg-tint', className)}>{!isAwaited && <SkyScene {...props} />}</div>
);
