/** List sign of Word: its lists are paragraphs with the sign between two conditional comments. */
const SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,600}?)<!(?:--)?\[endif\](?:--)?>/g;

/**
 * Converts pasted HTML of Word and similar programs to semantic elements: real lists, one kind of title, no empty
 * paragraphs, no styles. The editor drops unknown elements itself. Style attributes are renamed before parsing, because
 * the page's CSP would report them.
 */
export function cleanPasted(html: string): string {
  const signed = html.replace(SIGN, (_whole, sign: string) => `<i data-sign="${isNumbered(sign) ? 'ol' : 'ul'}"></i>`);
  const unstyled = signed.replace(/\sstyle=/gi, ' data-style=').replace(/<(\/?)style\b/gi, '<$1x-style');
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  for (const element of page.querySelectorAll('x-style, script, title, xml, meta, link')) element.remove();
  for (const sign of page.querySelectorAll<HTMLElement>('i[data-sign]')) intoList(page, sign);
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) intoMarks(page, element);
  for (const title of page.querySelectorAll('h1, h3, h4, h5, h6')) rename(page, title, 'h2');
  for (const paragraph of page.querySelectorAll('p, h2')) if (isBlank(paragraph)) paragraph.remove();
  return page.body.innerHTML;
}

function isNumbered(sign: string): boolean {
  return /^\(?[0-9a-z]{1,5}[.)]/i.test(sign.replace(/<[^<>]*>|&nbsp;|\s/g, ''));
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').replace(/[\s\u00a0]/g, '') === '';
}

/** Moves a paragraph with a list sign into the preceding list, or into a new one. */
function intoList(page: Document, sign: HTMLElement): void {
  const paragraph = sign.closest('p');
  const kind = sign.dataset.sign ?? 'ul';
  sign.remove();
  if (!paragraph) return;
  const before = paragraph.previousElementSibling;
  const list = before?.matches(`${kind}[data-signed]`) ? before : page.createElement(kind);
  list.setAttribute('data-signed', '');
  if (list !== before) paragraph.before(list);
  const item = page.createElement('li');
  list.append(item);
  item.append(paragraph);
}

/**
 * Converts styles to bold, italic, underline and strikethrough elements; unwraps a `<b>` with normal weight (Google
 * Docs).
 */
function intoMarks(page: Document, element: HTMLElement): void {
  const style = element.dataset.style ?? '';
  element.removeAttribute('data-style');
  if (element.matches('b, strong') && /(?<![-\w])font-weight:\s*(normal|400)/i.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!element.matches('span')) return;
  const marks = [
    [/(?<![-\w])font-weight:\s*(bold|[6-9]00)/i, 'strong'],
    [/(?<![-\w])font-style:\s*italic/i, 'em'],
    [/(?<![-\w])text-decoration[^;]*:[^;]*underline/i, 'u'],
    [/(?<![-\w])text-decoration[^;]*:[^;]*line-through/i, 's'],
  ] as const;
  for (const [pattern, name] of marks) {
    if (!pattern.test(style)) continue;
    const mark = page.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function rename(page: Document, element: Element, name: string): void {
  const other = page.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
