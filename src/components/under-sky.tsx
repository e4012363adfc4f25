import type { ReactNode } from 'react';

import type { Property } from '#domain/property/property.ts';
import { skyByClock, skyOver } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone } from '#lib/time.ts';
import { Hour } from '#ui/illustrations/scene.tsx';

interface UnderSkyProps {
  /** Where the guest stays; without one the guest's own clock tells the hour. */
  property: Pick<Property, 'key' | 'timezone'> | undefined;
  children: ReactNode;
}

/** The streets and windows of the pictures in it have the sky of their hour (R2-168). */
export function UnderSky({ property, children }: UnderSkyProps) {
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyByClock(now, deviceZone())));
  return <Hour value={sky}>{children}</Hour>;
}
