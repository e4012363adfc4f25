import { useLingui } from '@lingui/react/macro';
import HousePlus from 'lucide-react/icons/house-plus';

import type { Install, InstallWay } from '#pwa/install.ts';
import { Button } from '#ui/button.tsx';
import { BottomNotice } from '#ui/bottom-notice.tsx';

/** Offers the home screen after the app has worked for the guest; on iOS the text explains the steps (R1-26). */
export function InstallOffer({ install, way }: { install: Install; way: InstallWay }) {
  const { t } = useLingui();
  return (
    <BottomNotice
      icon={HousePlus}
      heading={t`Keep your stay on your home screen`}
      actions={
        way === 'asks' ? (
          <>
            <Button onClick={install.accept}>
              {t({ message: 'Install', comment: 'Puts the app on the home screen' })}
            </Button>
            <Button look="quiet" onClick={install.close}>{t`Not now`}</Button>
          </>
        ) : (
          <Button look="quiet" onClick={install.close}>{t`Close`}</Button>
        )
      }
    >
      {way === 'by-hand' ? (
        <div className="grid gap-2">
          <p>{t`Tap Share in your browser, then “Add to Home Screen”.`}</p>
          {/* iOS gives the app on the home screen a separate storage. */}
          <p>{t`The app on your home screen starts empty: find your booking there once, while you are online.`}</p>
        </div>
      ) : (
        t`Your stay will open with one tap, even without a connection.`
      )}
    </BottomNotice>
  );
}
