import { createElement, Fragment, type ReactNode } from 'react';
import { place, withoutControlCharacters } from './layout';

/**
 * Elements allowed in a notice, with their replacements. Other tags and all attributes are dropped; text within them
 * stays.
 */
const ELEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: 'p',
    strong: 'strong',
    b: 'strong',
    em: 'em',
    i: 'em',
    u: 'u',
    ul: 'ul',
    ol: 'ol',
    li: 'li',
    blockquote: 'blockquote',
    h1: 'h4',
    h2: 'h4',
    h3: 'h4',
  }),
);
/** Elements whose content is dropped as well. */
const SILENT = new Set(['script', 'style', 'template', 'title', 'noscript']);
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi;

interface Open {
  name: string;
  children: ReactNode[];
}

/** Renders a company's rich text as newly built elements: no original markup is copied, so none can be smuggled in. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text">{parse(html)}</div>;
}

function parse(html: string): ReactNode[] {
  const root: Open = { name: '', children: [] };
  const open: Open[] = [root];
  let silentUntil: string | null = null;

  function close(): void {
    const element = open.pop();
    const parent = open.at(-1);
    if (element && parent) parent.children.push(build(element, parent.children.length));
  }

  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase() ?? '';
    if (silentUntil) {
      if (slash && name === silentUntil) silentUntil = null;
    } else if (!tag) {
      if (!token.startsWith('<!--')) open.at(-1)?.children.push(decode(token));
    } else if (SILENT.has(name)) {
      if (!slash) silentUntil = name;
    } else if (name === 'br') {
      open.at(-1)?.children.push('\n');
    } else if (ELEMENTS.has(name) && !slash) {
      open.push({ name, children: [] });
    } else if (ELEMENTS.has(name) && open.some((element) => element.name === name)) {
      while (open.at(-1)?.name !== name) close();
      close();
    }
  }
  while (open.length > 1) close();
  return root.children.map((child, index) => <Fragment key={place(index)}>{child}</Fragment>);
}

function build({ name, children }: Open, index: number): ReactNode {
  return createElement(ELEMENTS.get(name) ?? 'span', { key: place(index), dir: 'auto' }, ...children);
}

function decode(text: string): string {
  const decoded = text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (entity, hexadecimal, decimal, name) => {
      if (name) return ENTITIES.get(String(name).toLowerCase()) ?? entity;
      const codePoint = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
      return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
    },
  );
  return withoutControlCharacters(decoded);
}
