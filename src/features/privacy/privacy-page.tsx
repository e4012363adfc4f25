import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import { choose, useIsAllowed } from '#session/privacy-choice.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { SwitchField } from '#ui/choice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { DeviceCard } from './device-card.tsx';
import { ResponsibleCard } from './responsible-card.tsx';
import { ThirdPartiesCard } from './third-parties-card.tsx';

/** What is on this device, who gets what, and what the guest allows; opens without stay and connection (R1-36). */
export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page>
      <PageTitle
        lead={t`We count nothing unless you allow it. Here is what this device stores, who gets what, and what you can change.`}
      >
        {t`Privacy`}
      </PageTitle>
      <DeviceCard />
      <ChoicesCard />
      <ThirdPartiesCard />
      <ResponsibleCard />
    </Page>
  );
}

/** What the guest allows on this device, of what the operator has configured; news by e-mail is a setting of the account (R1-35). */
function ChoicesCard() {
  const { t } = useLingui();
  const { brand, thirdParties } = useSettings();
  const statistics = useIsAllowed('analytics');
  const chat = useIsAllowed('messenger');
  const { analytics, messenger } = thirdParties;
  if ((analytics ?? messenger) === undefined) return null;
  return (
    <Card as="section" aria-labelledby="choices-title">
      <CardHead id="choices-title" title={t`What you allow`} />
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-x-8">
        {analytics && (
          <SwitchField
            label={t({ message: 'Statistics', comment: 'Switch: counting how the app is used' })}
            detail={t`We count which pages and extras are used. Your name, your e-mail address and the link to your stay are never sent.`}
            checked={statistics}
            onChange={({ target }) => choose({ analytics: target.checked })}
          />
        )}
        {messenger && (
          <SwitchField
            label={t`New chat messages on every page`}
            detail={t`Once you have opened the chat, this device will check for new messages by itself. Without this permission, the chat runs only when you open it.`}
            checked={chat}
            onChange={({ target }) => choose({ messenger: target.checked })}
          />
        )}
      </div>
      <p className="max-w-[65ch] text-body text-pretty text-soft">
        <span>
          {analytics && messenger
            ? t`Both choices apply to this device only. The app works without either.`
            : t`This applies to this device only. The app works without it.`}
        </span>
        {brand.hasAccount && <span>{` ${t`In your account you choose whether we may send you news by e-mail.`}`}</span>}
      </p>
    </Card>
  );
}
