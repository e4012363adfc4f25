import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { keyReadiness } from '#domain/access/key-readiness.ts';
import { useAtTime } from '#lib/clock.ts';
import { LiveRegion } from '#ui/screen-reader.tsx';

import type { ReadyNewsProps } from '../door-props.ts';

/** Tells a guest who waits on this page that doors have become ready; says nothing about those that were. */
export function ReadyNews({ doors, state }: ReadyNewsProps) {
  const { t } = useLingui();
  const ready = useAtTime((now) => doors.filter((door) => keyReadiness(door, now, state).state === 'ready').length);
  const [atFirst] = useState(ready);
  const news = t({ message: plural(ready, { one: '# door is ready now', other: '# doors are ready now' }) });
  return <LiveRegion text={ready > atFirst ? news : ''} />;
}
