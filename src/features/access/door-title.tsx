import { LockKeyhole } from 'lucide-react';

import type { AccessKey } from '#domain/access/access-key.ts';

import { DOOR_ICONS } from './door-icons.ts';

/** The name of a door with its sign; a plain lock where it has none (R3-87). */
export function DoorTitle({ door, name }: { door: AccessKey; name: string }) {
  const Icon = DOOR_ICONS[door.type] ?? LockKeyhole;
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden strokeWidth={1.8} className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">{name}</span>
    </span>
  );
}
