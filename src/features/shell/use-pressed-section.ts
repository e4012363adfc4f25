import { useLocation, useRouter } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { afterFrame } from '#lib/after-frame.ts';

/** The section of the page in the address, or of the pressed link. Its handler shows the press first. */
export function usePressedSection() {
  const { getMatchedRoutes, navigate } = useRouter();
  // By the address, which changes before the page does: also "back" shows at once where it leads.
  const { pathname } = useLocation();
  const section = getMatchedRoutes(pathname)[0]
    .flatMap(({ options }) => options.staticData?.section ?? [])
    .at(-1);
  const [pressed, setPressed] = useState<typeof section>();

  /** Shows the press first: opening a page takes a slow phone several frames. */
  const pressHandler = (own: NonNullable<typeof section>, page: NavigateOptions) => (event: MouseEvent) => {
    // As the link itself does: another tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed(own);
    void afterFrame().then(() => {
      setPressed(undefined);
      return navigate(page);
    });
  };
  return { section: pressed ?? section, pressHandler };
}
