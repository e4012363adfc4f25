import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

import { DEVICE_SIGNS } from './device-signs.ts';
import type { DeviceRow } from './on-this-device.ts';

/** What may be on this device, what it is for and how long it stays (R1-36). The file has the names of the storages. */
export function DeviceTable({ rows, name }: { rows: readonly DeviceRow[]; name: string }) {
  const { t, i18n } = useLingui();
  return (
    <table aria-label={name} className="block w-full text-start">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`What, and why`}</th>
          <th scope="col">
            {t({
              message: 'How long',
              context: 'kept',
              comment: 'Heads the column that says when a thing is taken off the device',
            })}
          </th>
        </tr>
      </thead>
      <tbody className="block wide:grid wide:grid-cols-2 wide:gap-x-8">
        {rows.map(({ id, words }) => {
          const Sign = DEVICE_SIGNS[id];
          return (
            <tr key={id} className="grid self-start grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3.5">
              <td className="contents">
                <span className="row-span-2 grid size-11 place-items-center rounded-full bg-tint text-accent">
                  <Sign aria-hidden strokeWidth={1.7} className="size-5.5" />
                </span>
                <div>
                  <p className="font-semibold">{i18n._(words.what)}</p>
                  <p className="text-body text-pretty text-soft">{i18n._(words.why)}</p>
                </div>
              </td>
              <td className="col-start-2 mt-1 flex items-start gap-1.5 text-note text-pretty text-soft">
                <Clock aria-hidden strokeWidth={1.9} className="mt-0.5 size-3.5 shrink-0" />
                {i18n._(words.until)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
