import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { guestsMessage } from '#components/messages/place-messages.ts';
import type { StayWithProperty } from '#data/stay/stay-queries.ts';
import { fullName } from '#lib/text.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { pinnedClass } from '#ui/pinned-action.tsx';

import { readTypedDetails } from './check-in-memory.ts';
import { AskForHelp } from './help.tsx';

interface SentElsewhereProps {
  from: StayWithProperty;
  onContinue: () => void;
}

/**
 * The guest details were sent from another tab or device while the form was open: what we have, and what was typed here,
 * until the guest goes on (B5).
 */
export function SentElsewhere({ from: { stay, property }, onContinue }: SentElsewhereProps) {
  const { t, i18n } = useLingui();
  const [typed] = useState(() => readTypedDetails(stay.slug));
  const { customer } = stay;
  return (
    <>
      <Notice tone="calm" role="alert" heading={t`Your details have already been sent`}>
        <p>{t`The details were sent in another tab or on another device, while this page was open. Nothing was sent from here.`}</p>
      </Notice>
      <Card as="section" aria-labelledby="details-title">
        <CardHead id="details-title" title={t`What we have`} />
        <Facts>
          {customer && <Fact term={t`Name`}>{fullName(customer)}</Fact>}
          {customer && <Fact term={t`E-mail`}>{customer.email}</Fact>}
          <Fact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</Fact>
        </Facts>
      </Card>
      {typed && (
        <Card as="section" aria-labelledby="typed-title">
          <CardHead id="typed-title" title={t`What you typed here`} />
          <Facts>
            <Fact term={t`Name`}>{fullName(typed)}</Fact>
            <Fact term={t`E-mail`}>{typed.email}</Fact>
            <Fact term={t`Phone`}>{typed.phone}</Fact>
            <Fact term={t`Guests`}>{i18n._(guestsMessage(typed.guestsCount))}</Fact>
          </Facts>
          <p className="text-body text-pretty text-soft">{t`Anything to correct? Tell us, and we will change it.`}</p>
        </Card>
      )}
      <div className={pinnedClass()}>
        <Button onClick={onContinue}>{t`Continue`}</Button>
      </div>
      <AskForHelp property={property} />
    </>
  );
}
