import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches, useRouter, useSearch } from '@tanstack/react-router';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { useIsElsewhere } from '#components/is-elsewhere.ts';
import { Link, SAME_PAGE } from '#components/link.tsx';
import { usePageName } from '#components/page-name.ts';
import { signOf, useSettings } from '#config/settings.ts';
import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { createStore } from '#lib/store.ts';
import { useIsWide } from '#lib/device.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { useIsSaved } from '#session/saved-stay.ts';
import { AppFrame } from '#ui/app-frame.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { focusHeading, useFocusInFrame } from '#ui/focus.ts';

import { LanguagePicker } from './language-picker.tsx';
import { Navigation } from './navigation.tsx';
import { useRouteName } from './page-pending.tsx';

/** Set once the first page is complete and the background services start. */
export const isAfterFirstPage = createStore(false);

/** Renders its children from then on, without rendering the frame again. */
function AfterFirstPage({ children }: { children: Elements }) {
  return useSyncExternalStore(isAfterFirstPage.subscribe, isAfterFirstPage.read) && children;
}

/** Says in the footer of a page of the stay that it opens without network here, once it does. */
function SavedForOffline({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const isOfflineReady = useIsSaved(slug);
  const pathname = useLocation({ select: (location) => location.pathname });
  // An order that waits or has failed needs the network: there it would only mislead.
  const isShown = isOfflineReady && pathname.startsWith('/stay') && pathname !== '/stay/order-confirmation';
  return (
    <p
      role="status"
      className="order-first flex w-full items-center justify-center gap-1.5 px-1 text-note text-soft wide:order-last wide:ms-auto wide:w-auto"
    >
      {isShown && (
        <>
          <CloudCheck aria-hidden strokeWidth={1.8} className="size-4.5" />
          <span>{t`Saved for offline`}</span>
        </>
      )}
    </p>
  );
}

interface ShellProps {
  /** A question above the bar, rendered once the first page is complete. */
  question: Elements;
  children: ReactNode;
}

/** Keeps the document title at 'Reception | {page name}', or just 'Reception' (R2-65, R2-66). */
function useDocumentTitle(): void {
  const { brand } = useSettings();
  const ofRoute = useRouteName();
  const name = usePageName() ?? ofRoute;
  useEffect(() => {
    document.title = name === undefined ? brand.name : `${brand.name} | ${name}`;
  }, [brand.name, name]);
}

/** Moves the focus to the new page's heading, so that keyboard and screen reader start there. */
function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first page keeps the browser's own focus.
        if (fromLocation === undefined || fromLocation === toLocation) return;
        // The same page keeps the focus, unless the focused element is gone, such as the button of a failed page.
        if (fromLocation.pathname === toLocation.pathname && document.activeElement !== document.body) return;
        const { activeElement } = document;
        // With the frame: a focus at once makes the browser lay out a page that still changes.
        requestAnimationFrame(() => {
          // A guest who moved on meanwhile keeps the new place.
          if (document.activeElement === activeElement) focusHeading();
        });
      }),
    [router],
  );
}

/** The frame around every page: brand, language, navigation where it belongs, document title and focus. */
export function Shell({ question, children }: ShellProps) {
  const { t } = useLingui();
  const { brand } = useSettings();
  useDocumentTitle();
  useFocusAfterNavigation();
  const slug = asSlug(useSearch({ strict: false }).slug);
  const navigates = useMatches({
    select: (matches) => {
      const has = (flag: 'hasNavigation' | 'isFullScreen') =>
        matches.some(({ staticData }) => staticData[flag] === true);
      return !has('isFullScreen') && (has('hasNavigation') || slug !== undefined);
    },
  });
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.back });
  const isElsewhere = useIsElsewhere(slug);
  // A stay of the other brand has no pages here.
  const back = isElsewhere ? null : ofRoute;
  const isWide = useIsWide();
  useFocusInFrame();
  const target = slug ?? readCurrentStay();
  const isNavigable = navigates && !isElsewhere;
  const footerLink = (to: '/privacy' | '/accessibility', name: string) => (
    <Link to={to} search={{ slug }} activeOptions={SAME_PAGE} className={buttonClass('text', 'text-note')}>
      {name}
    </Link>
  );
  const outsideLink = (href: string | undefined, name: string) =>
    href !== undefined && (
      <a href={href} rel="noreferrer" className={buttonClass('text', 'text-note')}>
        {name}
      </a>
    );
  const brandMark = <BrandMark brand={brand.id} name={brand.name} sign={signOf(brand)} />;
  return (
    <AppFrame
      skipLabel={t`Skip to content`}
      header={
        isWide && (
          <>
            {brandMark}
            <div className="flex items-center gap-4">
              {isNavigable && <Navigation slot="header" slug={target} />}
              <LanguagePicker />
            </div>
          </>
        )
      }
      top={
        !isWide && (
          <>
            {back ?? brandMark}
            <LanguagePicker />
          </>
        )
      }
      back={isWide && back}
      bar={isNavigable && !isWide ? <Navigation slot="bar" slug={target} /> : null}
      footer={
        <>
          {footerLink('/privacy', t`Privacy`)}
          {footerLink('/accessibility', t`Accessibility`)}
          {outsideLink(brand.legal.imprint, t`Legal notice`)}
          {outsideLink(brand.legal.terms, t`Terms`)}
          {target && <SavedForOffline slug={target} />}
        </>
      }
      question={<AfterFirstPage>{question}</AfterFirstPage>}
    >
      {children}
    </AppFrame>
  );
}
