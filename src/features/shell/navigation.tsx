import { useLingui } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import { House, ShoppingBag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { useSettings } from '#config/settings.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { noteAccountVisited, useAccountNotice } from '#session/account-notice.ts';
import { NavDot, NavIcon, navItemClass, navListClass } from '#ui/nav-item.tsx';
import type { NavPlace } from '#ui/nav-item.tsx';

interface NavigationProps {
  place: NavPlace;
  /** The address's slug, else the stored one (R2-134). */
  slug: Slug | undefined;
}

/** A campaign in the address does not make it another page. */
const HERE = { exact: true, includeSearch: false };

/** The brand's items in the specified order (R2-72). */
export function Navigation({ place, slug }: NavigationProps) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const hasNotice = useAccountNotice();
  const section = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.section ?? []).at(-1),
  });
  const look = (own: typeof section) => ({ className: navItemClass(section === own, place), activeOptions: HERE });
  const icon = (sign: ReactNode, mark?: ReactNode) => (place === 'bar' ? <NavIcon icon={sign} mark={mark} /> : mark);
  return (
    <nav aria-label={t({ message: 'Main', comment: 'Names the main navigation for screen readers' })}>
      <ul className={navListClass(place)}>
        <li className="grid">
          <Link to="/stay" search={{ slug }} {...look('stay')}>
            {icon(<House aria-hidden />)}
            {t({ message: 'Stay', context: 'navigation' })}
          </Link>
        </li>
        <li className="grid">
          <Link to="/stay/extras" search={{ slug }} {...look('extras')}>
            {icon(<ShoppingBag aria-hidden />)}
            {t({ message: 'Extras', context: 'navigation' })}
          </Link>
        </li>
        {brand.hasAccount && (
          <li className="grid">
            <Link to="/account" search={{ slug }} onClick={noteAccountVisited} {...look('account')}>
              {icon(<UserRound aria-hidden />, hasNotice && <NavDot label={t`New`} />)}
              {t({ message: 'Account', context: 'navigation' })}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
