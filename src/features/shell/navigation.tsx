import { useLingui } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import { House, ShoppingBag } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { NavIcon, navItemClass, navListClass } from '#ui/nav-item.tsx';
import type { NavPlace } from '#ui/nav-item.tsx';

interface NavigationProps {
  place: NavPlace;
  /** The address's slug, else the stored one (R2-134). */
  slug: Slug | undefined;
}

/** A campaign in the address does not make it another page. */
const HERE = { exact: true, includeSearch: false };

/** The brand's items in the specified order (R2-72); those whose pages exist. */
export function Navigation({ place, slug }: NavigationProps) {
  const { t } = useLingui();
  const section = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.section ?? []).at(-1),
  });
  const look = (own: typeof section) => ({ className: navItemClass(section === own, place), activeOptions: HERE });
  return (
    <nav aria-label={t({ message: 'Main', comment: 'Names the main navigation for screen readers' })}>
      <ul className={navListClass(place)}>
        <li className="grid">
          <Link to="/stay" search={{ slug }} {...look('stay')}>
            {place === 'bar' && <NavIcon icon={<House aria-hidden />} />}
            {t({ message: 'Stay', context: 'navigation' })}
          </Link>
        </li>
        <li className="grid">
          <Link to="/stay/extras" search={{ slug }} {...look('extras')}>
            {place === 'bar' && <NavIcon icon={<ShoppingBag aria-hidden />} />}
            {t({ message: 'Extras', context: 'navigation' })}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
