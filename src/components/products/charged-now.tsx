import { useLingui } from '@lingui/react/macro';

import { Fact } from '#ui/definition-list.tsx';

/** A request is no purchase: among its facts it says that nothing is charged. */
export function ChargedNow() {
  const { t } = useLingui();
  return (
    <Fact term={t`Charged now`}>
      {t({ message: 'Nothing', context: 'charge', comment: 'Answers what is charged now' })}
    </Fact>
  );
}
