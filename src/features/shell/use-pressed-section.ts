import { useMatches, useNavigate } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { afterFrame } from '#lib/after-frame.ts';

/** The section of the page on screen, or at once of the pressed link; and the handler of its link. */
export function usePressedSection() {
  const navigate = useNavigate();
  const section = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.section ?? []).at(-1),
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
