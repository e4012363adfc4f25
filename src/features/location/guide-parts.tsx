import { useLingui } from '@lingui/react/macro';

import { Step, Steps } from '#ui/steps.tsx';

import type { BuildingGuide } from './guides/guide.ts';

/** The four parts of a building's guide, from the street to the apartment (R3-54). */
export function GuideParts({ guide }: { guide: BuildingGuide }) {
  const { t, i18n } = useLingui();
  const parts = [
    { title: t`Building details`, text: guide.building },
    { title: t`Access details`, text: guide.access },
    { title: t`Entrance guidelines`, text: guide.entrance },
    { title: t`Apartment details`, text: guide.apartment },
  ];
  return (
    <div className="pt-1">
      <Steps>
        {parts.map(({ title, text }, index) => (
          <Step key={title} number={index + 1}>
            <div className="flex min-w-0 flex-col gap-1 pt-1.5 pb-2 print:break-inside-avoid">
              <h3>{title}</h3>
              <p className="max-w-[60ch] text-pretty">{i18n._(text)}</p>
            </div>
          </Step>
        ))}
      </Steps>
    </div>
  );
}
