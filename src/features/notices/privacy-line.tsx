import { useLingui } from '@lingui/react/macro';
import { useMatches, useSearch } from '@tanstack/react-router';
import type { RegisteredRouter } from '@tanstack/react-router';

import { Link } from '#components/link.tsx';
import { useSettings } from '#config/settings.ts';
import { asSlug } from '#domain/stay/stay.ts';
import { useIsWide } from '#lib/device.ts';
import { choose, useHasAnswered } from '#session/privacy-choice.ts';
import { Button } from '#ui/button.tsx';
import { SPACE } from '#ui/elements.tsx';
import { focusHeading } from '#ui/focus.ts';
import { useBottomScrollPadding } from '#ui/bottom-notice.tsx';

type Path = keyof RegisteredRouter['routesByPath'];

/**
 * Pages without a door, a form, an order or a payment. The question covers a part of the page, so only these pages show
 * it.
 */
const CALM: readonly Path[] = [
  '/stay/explore',
  '/stay/sustainability',
  '/stay/referral',
  '/account/',
  '/account/rewards',
  '/reservations',
];

/** On a phone the question would cover what the page is for: the doors, help, the form of the booking, a price. */
const WIDE_ONLY: readonly Path[] = ['/stay/', '/stay/ask', '/stay/extras', '/signup', '/check-in'];

const isCalm = (page: { readonly fullPath: string; readonly status: string } | undefined, isWide: boolean): boolean =>
  page?.status === 'success' && (isWide ? [...CALM, ...WIDE_ONLY] : CALM).some((path) => path === page.fullPath);

/** Asks once a device whether the operator's analytics and news of the chat may start; both answers look alike (R1-35). */
export function PrivacyLine() {
  const { t } = useLingui();
  const { analytics, messenger } = useSettings().thirdParties;
  const slug = asSlug(useSearch({ strict: false }).slug);
  const isWide = useIsWide();
  const isShown = useMatches({ select: (matches) => isCalm(matches.at(-1), isWide) });
  const hasAnswered = useHasAnswered();
  const isAsked = (analytics ?? messenger) !== undefined && !hasAnswered && isShown && navigator.onLine;
  useBottomScrollPadding(isAsked);
  if (!isAsked) return null;
  const answer = (isAllowed: boolean): void => {
    // The buttons go: without this the keyboard starts at the top of the browser.
    focusHeading();
    choose({ ...(analytics && { analytics: isAllowed }), ...(messenger && { messenger: isAllowed }) });
  };
  return (
    <section
      aria-label={t({ message: 'Your privacy', comment: 'Names the question for screen readers' })}
      // It waits until one page has faded into the next, or its text would lie over theirs.
      className="pointer-events-auto animate-appear border-t border-line bg-card px-5 py-2 peer-has-[.notice]:hidden wide:px-10"
    >
      <div className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 grow basis-52 text-note leading-[1.3] text-pretty text-soft">
          <span>
            {analytics && messenger
              ? t`May we count page visits and check for new chat messages?`
              : analytics
                ? t`May we count page visits?`
                : t`May we check for new chat messages?`}
          </span>
          {/* On a phone each line hides one of the page. */}
          {isWide && (
            <>
              {SPACE}
              <span>{t`The app works without your permission.`}</span>
            </>
          )}
          {SPACE}
          <Link
            to="/privacy"
            search={{ slug }}
            className="whitespace-nowrap underline underline-offset-3 hover:text-ink"
          >
            {t`What we store`}
          </Link>
        </p>
        <div className="grid grow auto-cols-fr grid-flow-col gap-2 wide:grow-0">
          <Button look="quiet" onClick={() => answer(false)}>{t`Don't allow`}</Button>
          <Button look="quiet" onClick={() => answer(true)}>{t`Allow`}</Button>
        </div>
      </div>
    </section>
  );
}
