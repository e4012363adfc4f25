import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactElement } from 'react';

import { Link, SAME_PAGE } from '#components/link.tsx';
import { askName, unreadMessage } from '#components/support-channels.tsx';
import { useSettings } from '#config/settings.ts';
import { useUnreadMessages } from '#data/chat.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { mayDotBreathe, noteAccountVisited, useAccountNotice } from '#session/account-notice.ts';
import type { Elements } from '#ui/elements.tsx';
import { NavBadge, NavDot, NavIcon, navItemClass, navListClass } from '#ui/nav-item.tsx';
import type { NavSlot } from '#ui/nav-item.tsx';

interface NavigationProps {
  slot: NavSlot;
  /** The address's slug, else the stored one (R2-134). */
  slug: Slug | undefined;
}

/** What fits into a badge (R2-146). */
const badgeCount = (unread: number): string => (unread > 9 ? '9+' : String(unread));

/** The brand's items in the specified order (R2-72). */
export function Navigation({ slot, slug }: NavigationProps) {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const isQuiet = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isQuiet === true) });
  const hasNotice = useAccountNotice() && !isQuiet;
  const unread = useUnreadMessages();
  // By the address, which changes before the page does: a click shows at once where it leads.
  const { pathname } = useLocation();
  const { getMatchedRoutes } = useRouter();
  const section = getMatchedRoutes(pathname)[0]
    .flatMap(({ options }) => options.staticData?.section ?? [])
    .at(-1);
  const item = (
    own: NonNullable<typeof section>,
    to: '/stay' | '/stay/extras' | '/stay/explore' | '/stay/ask' | '/account',
  ) => ({
    to,
    search: { slug },
    className: navItemClass(section === own, slot),
    // The item of the section that the page belongs to; the router says `page` on the item's own page.
    'aria-current': section === own,
    activeOptions: SAME_PAGE,
  });
  const account = item('account', '/account');
  const icon = (drawing: ReactElement, badge?: Elements): Elements =>
    slot === 'bar' ? <NavIcon icon={drawing} badge={badge} /> : badge;
  return (
    <nav aria-label={t({ message: 'Main', comment: 'Names the main navigation for screen readers' })}>
      <ul className={navListClass(slot)}>
        <li className="grid">
          <Link {...item('stay', '/stay')}>
            {icon(<House aria-hidden />)}
            <span>{t({ message: 'Stay', context: 'navigation' })}</span>
          </Link>
        </li>
        <li className="grid">
          <Link {...item('extras', '/stay/extras')}>
            {icon(<ShoppingBag aria-hidden />)}
            <span>{t({ message: 'Extras', context: 'navigation' })}</span>
          </Link>
        </li>
        {brand.hasAccount && (
          <li className="grid">
            <Link {...item('explore', '/stay/explore')}>
              {icon(<Compass aria-hidden />)}
              <span>{t({ message: 'Explore', context: 'navigation' })}</span>
            </Link>
          </li>
        )}
        <li className="grid">
          <Link {...item('ask', '/stay/ask')}>
            {icon(
              <MessageCircle aria-hidden />,
              unread > 0 && <NavBadge count={badgeCount(unread)} label={i18n._(unreadMessage(unread))} />,
            )}
            <span>{i18n._(askName(brand))}</span>
          </Link>
        </li>
        {brand.hasAccount && (
          <li className="grid">
            <Link {...account} onClick={noteAccountVisited}>
              {icon(<UserRound aria-hidden />, hasNotice && <NavDot label={t`Sign in`} mayBreathe={mayDotBreathe} />)}
              <span>{t({ message: 'Account', context: 'navigation' })}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
