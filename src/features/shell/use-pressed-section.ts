import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { afterFrame } from '#lib/after-frame.ts';

/** The section of the page in the address, or of the pressed link. Its handler shows the press first. */
export function usePressedSection() {
  const navigate = useNavigate();
  const { getMatchedRoutes } = useRouter();
  // By the address, which changes before the page does: also "back" shows at once where it leads.
  const section = useLocation({
    select: ({ pathname }) =>
      getMatchedRoutes(pathname)[0]
        .flatMap(({ options }) => options.staticData?.section ?? [])
        .at(-1),
  });
  const [pressed, setPressed] = useState<typeof section>();

  /** Shows the press first: opening a page takes a slow phone several frames. */
  const pressHandler = (own: NonNullable<typeof section>, page: NavigateOptions) => (event: MouseEvent) => {
    // As the link itself does: another tab is the browser's business.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed(own);
    void afterFrame()
      .then(() => navigate(page))
      // The new page is drawn first, also where it has failed.
      .then(afterFrame, afterFrame)
      .then(() => setPressed((now) => (now === own ? undefined : now)));
  };
  return { section: pressed ?? section, pressHandler };
}
