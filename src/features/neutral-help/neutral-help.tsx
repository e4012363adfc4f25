import { useLingui } from '@lingui/react/macro';

import { useWifiSignInTexts } from '#components/failure.tsx';

interface NeutralHelpProps {
  /** The configuration does not name this host, the Wi-Fi sent a page in place of it, or it has a fault. */
  why: 'unknown-host' | 'wifi-sign-in' | 'faulty';
}

/** Help of no brand: it has no name, colours or numbers, as the app does not know the guest's operator (R1-31). */
export function NeutralHelp({ why }: NeutralHelpProps) {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  const { heading, text } = {
    'unknown-host': {
      heading: t`We cannot find a stay for this link`,
      text: t`Please open the link from your booking confirmation.`,
    },
    'wifi-sign-in': { heading: wifi.heading, text: wifi.advice },
    faulty: {
      heading: t`We cannot show your stay right now`,
      text: t`The mistake is ours, and your booking is safe. Please try again in a few minutes.`,
    },
  }[why];
  return (
    <main className="boot">
      <div className="boot-help">
        <img src="/icons/boot.svg" alt="" width={56} height={56} />
        <h1>{heading}</h1>
        <p>{text}</p>
        {why !== 'unknown-host' && (
          <p>
            <a href={window.location.href}>{t`Reload the page`}</a>
          </p>
        )}
        <p>{t`Standing at the door? Call the number in your booking confirmation.`}</p>
      </div>
    </main>
  );
}
