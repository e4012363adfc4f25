import { useLingui } from '@lingui/react/macro';

interface NeutralHelpProps {
  /** Whether the host is unknown; else the configuration has a fault. */
  isUnknownHost: boolean;
}

/** Help of no brand: it has no name, colours or numbers, as the app does not know the guest's operator (R1-31). */
export function NeutralHelp({ isUnknownHost }: NeutralHelpProps) {
  const { t } = useLingui();
  return (
    <main className="boot">
      <div className="boot-help">
        <img src="/icons/boot.svg" alt="" width={56} height={56} />
        <h1>{isUnknownHost ? t`There is no stay at this address` : t`We cannot show your stay right now`}</h1>
        <p>
          {isUnknownHost
            ? t`Please open the link from your booking confirmation.`
            : t`The mistake is ours, and your booking is safe. Please try again in a few minutes.`}
        </p>
        {!isUnknownHost && (
          <p>
            <a href={window.location.href}>{t`Load the page again`}</a>
          </p>
        )}
        <p>{t`Standing at the door? Call the number in your booking confirmation.`}</p>
      </div>
    </main>
  );
}
