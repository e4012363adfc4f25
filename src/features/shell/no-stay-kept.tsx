import { useLingui } from '@lingui/react/macro';

/** Says what to do without network on a device that has no stay yet. */
export function NoStayKept() {
  const { t } = useLingui();
  return (
    <p className="text-pretty">
      {t`No stay is saved on this device yet. Once you are online, find your booking here: then your stay will open without a connection, too.`}
    </p>
  );
}
