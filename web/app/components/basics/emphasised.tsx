import { createElement, Fragment } from 'react';

/**
 * Renders a translated text with `<b>` tags. The `Trans` component of i18next would double the scripts that a list page
 * loads for texts.
 */
export function Emphasised({ text }: { text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/s);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) => (place % 2 === 1 ? createElement('b', null, part) : part)),
  );
}
