import { createElement, Fragment } from 'react';

/** A text of the catalogues with its `<b>` as such; the component that i18next has for all of HTML would double what a list page loads for words. */
export function Emphasised({ text }: { text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/s);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) => (place % 2 === 1 ? createElement('b', null, part) : part)),
  );
}
