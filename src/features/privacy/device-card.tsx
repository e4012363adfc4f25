import type { MessageDescriptor } from '@lingui/core';

import { Plural, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { Pending } from '#components/pending.tsx';
import { useSettings } from '#config/settings.ts';
import { nowInstant } from '#lib/clock.ts';
import { download } from '#lib/download.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { deviceAsJson } from './device-as-json.ts';
import { DeviceTable } from './device-table.tsx';
import { ForgetEverything } from './forget-everything.tsx';
import { rowsOf, useDevice } from './on-this-device.ts';
import type { DeviceRow } from './on-this-device.ts';

const isHere = ({ held }: DeviceRow): boolean => held.length > 0;

/** How much this device holds, what each thing is, one press to forget it, and the file (R1-36 to R1-38). */
export function DeviceCard() {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const device = useDevice();
  const rows = rowsOf(device ?? []);
  const here = rows.filter(isHere);
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
          <ForgetEverything>
            {here.length > 0 ? (
              <p className="flex items-baseline gap-2">
                <span className="flared text-display leading-none font-[650] tabular-nums">{here.length}</span>{' '}
                <span className="text-lead">
                  <Plural
                    comment="After a large number: how many kinds of things this device holds, e.g. 3 | things are stored here"
                    value={here.length}
                    one="thing is stored here"
                    other="things are stored here"
                  />
                </span>
              </p>
            ) : (
              <p className="text-lead">{t`Nothing is stored here at the moment.`}</p>
            )}
          </ForgetEverything>
          {here.length > 0 && <DeviceTable name={t`On this device`} rows={here} />}
          <Disclosure label={others} look="text">
            <DeviceTable name={others} rows={rows.filter((row) => !isHere(row))} />
          </Disclosure>
          <div className="flex flex-col gap-3 border-t border-line pt-4">
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
          </div>
        </>
      )}
    </Card>
  );
}
