import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { TransRenderProps } from '@lingui/react';
import { Children, isValidElement } from 'react';
import type { ReactElement } from 'react';

/**
 * Wraps each text of a `Trans` in an element, so that React still finds it after the browser has translated the page
 * (B1).
 */
const TextsInElements = ({ translation }: TransRenderProps) =>
  typeof translation === 'string' ? (
    <span>{translation}</span>
  ) : (
    <>{Children.map(translation, (part) => (isValidElement(part) ? part : <span>{part}</span>))}</>
  );

/** Provides the texts of the displayed language. */
export const Texts = ({ children }: { children: ReactElement }) => (
  <I18nProvider i18n={i18n} defaultComponent={TextsInElements}>
    {children}
  </I18nProvider>
);
