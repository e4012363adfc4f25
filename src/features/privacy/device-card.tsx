import type { MessageDescriptor } from '@lingui/core';

import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { Pending } from '#blocks/pending.tsx';
import { useSettings } from '#config/settings.tsx';
import { nowInstant } from '#lib/clock.ts';
import { download } from '#lib/download.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { deviceAsJson } from './device-as-json.ts';
import { DeviceTable } from './device-table.tsx';
import { rowsOf, useDevice } from './on-this-device.ts';
import type { DeviceRow } from './on-this-device.ts';

const isHere = ({ held }: DeviceRow): boolean => held.length > 0;

/** What this device holds, as the storages have it at this moment, and all of it as a file (R1-36, R1-38). */
export function DeviceCard() {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const device = useDevice();
  const rows = rowsOf(device ?? []);
  const others = t`What the app stores at other times`;
  return (
    <Card as="section" aria-labelledby="device-title">
      <CardHead id="device-title" title={t`On this device`} />
      {device === undefined ? (
        <Pending>
          <Skeleton shape="block" className="h-64" />
        </Pending>
      ) : (
        <>
          {rows.some(isHere) ? (
            <DeviceTable name={t`On this device`} rows={rows.filter(isHere)} />
          ) : (
            <p>{t`Nothing is stored here at the moment.`}</p>
          )}
          <Disclosure label={others} look="text">
            <DeviceTable name={others} rows={rows.filter((row) => !isHere(row))} />
          </Disclosure>
          <p className="max-w-[65ch] text-body text-pretty text-soft">
            {t`You can have all of this as a file. The file may open your doors: keep it like a key. Your login is left out.`}
          </p>
          <Button
            look="quiet"
            className="wide:self-start"
            onClick={() => {
              const about = { app: brand.name, at: nowInstant(), say: (words: MessageDescriptor) => i18n._(words) };
              const json = deviceAsJson(rows, about);
              download(json, 'this-device.json', 'application/json');
            }}
          >
            <Download aria-hidden className="size-4.5" />
            {t`Download as a file`}
          </Button>
        </>
      )}
    </Card>
  );
}
