import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.tsx';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { PARTY_WORDS, TOLD_WORDS } from './told-words.ts';

/** Shows the inventory of third parties as text: who gets what, when and why (S9). */
export function ThirdPartiesCard() {
  const { t, i18n } = useLingui();
  const { brand, thirdParties } = useSettings();
  return (
    <Card as="section" aria-labelledby="parties-title">
      <CardHead id="parties-title" title={t`Who gets what`} />
      <p className="text-body text-pretty text-soft">
        {t`What you enter goes to our own servers. Others get only what is listed here.`}
      </p>
      <ul className="flex flex-col divide-y divide-line wide:grid wide:grid-cols-2 wide:gap-x-8">
        {THIRD_PARTIES.filter(({ isMainBrandOnly }) => brand.id === 'main' || !isMainBrandOnly)
          .filter(({ configuredBy }) => configuredBy === null || thirdParties[configuredBy])
          .map(({ id, company, data }) => {
            const { name, why, when } = PARTY_WORDS[id];
            const list = data.map((each) => i18n._(TOLD_WORDS[each])).join(', ');
            return (
              <li key={id} className="flex flex-col gap-1 py-3.5">
                <h3>{company === null ? i18n._(name) : `${i18n._(name)}: ${company}`}</h3>
                <p className="text-pretty">{i18n._(why)}</p>
                <p className="text-body text-soft">
                  {i18n._(when)}
                  <br />
                  {t({
                    message: `Gets: ${list}`,
                    comment: 'A list of what a third party is told',
                  })}
                </p>
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
