import { useLingui } from '@lingui/react/macro';

import type { DeviceRow } from './on-this-device.ts';

/** What may be on this device, what it is for and how long it stays (R1-36). */
export function DeviceTable({ rows, name }: { rows: readonly DeviceRow[]; name: string }) {
  const { t, i18n } = useLingui();
  return (
    <table aria-label={name} className="block w-full text-start wide:table">
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
      <tbody className="block divide-y divide-line wide:table-row-group">
        {rows.map(({ id, words, held }) => (
          <tr key={id} className="flex flex-col gap-1 py-3 wide:table-row">
            <td className="wide:py-3 wide:pe-6">
              <p className="font-medium">{i18n._(words.what)}</p>
              <p className="text-body text-pretty text-soft">{i18n._(words.why)}</p>
              {held.map(({ place, name: key }) => (
                <p key={place + key} translate="no" className="font-mono text-note wrap-anywhere text-soft">
                  {place}: {key}
                </p>
              ))}
            </td>
            <td className="text-body text-pretty text-soft wide:w-2/5 wide:py-3 wide:align-top">
              {i18n._(words.until)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
