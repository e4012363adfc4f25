import { LockKeyhole } from 'lucide-react';

import type { AccessKey } from '#domain/access/access-key.ts';

import { DOOR_ICONS } from './door-icons.ts';
import { DoorName } from './door-views.tsx';

/** The name of a door with its sign; a plain lock where it has none (R3-87). */
export function DoorTitle({ door, name }: { door: AccessKey; name: string }) {
  const Icon = DOOR_ICONS[door.type] ?? LockKeyhole;
  return <DoorName icon={<Icon aria-hidden strokeWidth={1.8} className="size-5 shrink-0 text-accent" />} name={name} />;
}
