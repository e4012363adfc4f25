import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';
import { IdSpot } from '#ui/illustrations/spot-scenes.tsx';

/** What a picture of an ID needs, what the browser will ask, and where the picture goes (R2-91, R2-92). */
export function PictureTips() {
  return (
    <Card className="gap-5">
      <IdSpot className="mx-auto" />
      <ul className="flex flex-col gap-3.5">
        <Point icon={IdCard}>
          <Trans>Have a valid ID to hand: a passport or an identity card that has not expired.</Trans>
        </Point>
        <Point icon={Camera}>
          <Trans>Your browser will ask whether this page may use the camera. Please allow it.</Trans>
        </Point>
        <Point icon={ShieldCheck}>
          <Trans>The photo goes to the ID check and nowhere else. It is not kept on this device.</Trans>
        </Point>
      </ul>
    </Card>
  );
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
      <span className="text-pretty">{children}</span>
    </li>
  );
}
