import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { usePageName } from '#components/page-name.ts';
import { useSettings } from '#config/settings.ts';

/** The name that the route of the page has, in the guest's language; known before the page has loaded. */
export function useRouteName(): string | undefined {
  const { _ } = useLingui();
  const { brand } = useSettings();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const ofBrand = typeof title === 'function' ? title(brand) : title;
  return ofBrand && _(ofBrand);
}

/** Keeps the document title at 'Reception | {page name}', or just 'Reception' (R2-65, R2-66). */
export function useDocumentTitle(): void {
  const { brand } = useSettings();
  const ofRoute = useRouteName();
  const name = usePageName() ?? ofRoute;
  useEffect(() => {
    document.title = name === undefined ? brand.name : `${brand.name} | ${name}`;
  }, [brand.name, name]);
}
