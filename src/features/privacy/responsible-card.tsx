import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card, CardHead } from '#ui/card.tsx';

/** Who is responsible for what guests enter, where to ask, and the operator's own pages, as far as they are configured. */
export function ResponsibleCard() {
  const { t } = useLingui();
  const { controller, contact, privacy, imprint, terms } = useSettings().brand.legal;
  const links = [
    [contact, t`Ask about privacy`],
    [privacy, t`Privacy policy`],
    [imprint, t`Legal notice`],
    [terms, t`Terms`],
  ].flatMap(([href, name = '']) => (href === undefined ? [] : [{ href, name }]));
  if (controller === undefined && links.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="responsible-title">
      <CardHead id="responsible-title" title={t`Who is responsible`} />
      {controller !== undefined && <p className="text-body text-pretty">{controller}</p>}
      <p className="flex flex-wrap gap-x-2">
        {links.map(({ href, name }) => (
          <a key={name} href={href} rel="noreferrer" className={buttonClass('text')}>
            {name}
          </a>
        ))}
      </p>
    </Card>
  );
}
