import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { wholeWords } from '#ui/headline.tsx';

import { PARTY_SIGNS } from './party-signs.ts';
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
      <ul className="flex flex-col divide-y divide-line">
        {THIRD_PARTIES.filter(({ isMainBrandOnly }) => brand.id === 'main' || !isMainBrandOnly)
          .filter(({ configuredBy }) => configuredBy === null || thirdParties[configuredBy])
          .map(({ id, company, data }) => {
            const { name, why, when } = PARTY_WORDS[id];
            const Sign = PARTY_SIGNS[id];
            const list = data.map((each) => i18n._(TOLD_WORDS[each])).join(', ');
            return (
              <li key={id} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3.5">
                <span className="grid size-11 place-items-center rounded-full bg-tint text-accent">
                  <Sign aria-hidden strokeWidth={1.7} className="size-5.5" />
                </span>
                <div className="flex flex-col gap-1 wide:grid wide:grid-cols-2 wide:gap-x-8">
                  <div>
                    <h3>{company === null ? i18n._(name) : `${i18n._(name)}: ${company}`}</h3>
                    <p className="text-body text-pretty">{wholeWords(i18n._(why))}</p>
                  </div>
                  <div className="text-body text-pretty">
                    <p className="font-semibold">{wholeWords(i18n._(when))}</p>
                    <p className="text-soft">
                      {t({
                        message: `Gets: ${list}`,
                        comment: 'A list of what a third party is told',
                      })}
                    </p>
                  </div>
                </div>
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
