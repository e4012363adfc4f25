import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { TransRenderProps } from '@lingui/react';
import { Children, isValidElement } from 'react';
import type { ReactElement } from 'react';

/** Each text of a `Trans` in an element of its own, where React finds it again in a page that the browser translates (B1). */
const TextsInElements = ({ translation }: TransRenderProps) =>
  typeof translation === 'string' ? (
    <span>{translation}</span>
  ) : (
    <>{Children.map(translation, (part) => (isValidElement(part) ? part : <span>{part}</span>))}</>
  );

/** Gives the tree below it the texts of the language that is shown. */
export const Texts = ({ children }: { children: ReactElement }) => (
  <I18nProvider i18n={i18n} defaultComponent={TextsInElements}>
    {children}
  </I18nProvider>
);
