import { TextDecoder } from 'node:util';
import { Parser } from 'htmlparser2';
import { refuseContent } from '../../file-refused';

/** Elements that run something or show another page. */
const ACTING = new Set(['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'bgsound']);
/** Type of scripts that hold data for search engines, which no browser runs. */
const DATA_SCRIPT = 'application/ld+json';
/** Finds a script that runs, also within text that is not read as HTML. */
const SCRIPT = /<script\b(?![^>]*application\/ld\+json)/i;

const ADDRESSES = new Set([
  'href',
  'src',
  'background',
  'action',
  'formaction',
  'data',
  'poster',
  'cite',
  'longdesc',
  'lowsrc',
  'dynsrc',
  'xlink:href',
  'o:href',
  'codebase',
  'classid',
  'archive',
  'icon',
  'ping',
  'manifest',
]);
/** Addresses of pages, pictures, mails and calls, and of what comes with the mail. */
const TAKEN =
  /^(https?:|mailto:|tel:|sms:|callto:|webcal:|whatsapp:|x-apple-data-detectors:|x-msg:|cid:|mid:|about:blank$|data:image\/(?!svg))/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const MACHINE = /^[\\/]{2}|\\/;
/** Addresses that a style fetches, and parts of it that act. */
const STYLE_ADDRESSES = /(?:url\s*\(\s*["']?|@import\s+["'])\s*([^"')]*)/gi;
const ACTING_STYLE = /expression\s*\(|-moz-binding|\bfile:|\\\\/i;

const DEEPEST = 5;

/**
 * Throws `FileRefused` for a page of a mail that runs something, shows another page, or leads to a disk or another
 * machine. Pictures of the web stay: programs ask before they fetch them.
 */
export function judgeHtml(html: string, depth = 0): void {
  if (depth > DEEPEST) refuseContent('ambiguous');
  if (SCRIPT.test(html)) refuseContent('macros');
  let style: string[] | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      judgeElement(name, attributes);
      if (name === 'style') style = [];
    },
    ontext(text) {
      style?.push(text);
    },
    onclosetag(name) {
      if (name !== 'style' || !style) return;
      judgeStyle(style.join(''));
      style = null;
    },
    // Programs disagree on where a comment ends, and some read what is meant for them within.
    oncomment(text) {
      if (text.includes('<')) judgeHtml(text, depth + 1);
    },
  });
  parser.write(html);
  parser.end();
}

function judgeElement(name: string, attributes: Readonly<Record<string, string>>): void {
  const local = name.split(':').at(-1) ?? '';
  if (ACTING.has(local) && !(local === 'script' && attributes['type'] === DATA_SCRIPT)) refuseContent('macros');
  if (local === 'meta' && /^\s*refresh/i.test(attributes['http-equiv'] ?? '')) refuseContent('outside');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) refuseContent('macros');
    if (ADDRESSES.has(attribute) && !isTakenAddress(value)) refuseContent('outside');
    if (attribute === 'srcset' && !value.split(/,\s/).every(isTakenAddress)) refuseContent('outside');
    if (attribute === 'style') judgeStyle(value);
  }
}

function isTakenAddress(written: string): boolean {
  const address = written.replace(/\p{Cc}/gu, '').trim();
  return TAKEN.test(address) || !(SCHEME.test(address) || MACHINE.test(address));
}

function judgeStyle(written: string): void {
  const style = written.replace(/\\([\da-f]{1,6})\s?/gi, (_all, code: string) => {
    const sign = Number.parseInt(code, 16);
    return sign > 0x10ffff ? '' : String.fromCodePoint(sign);
  });
  if (ACTING_STYLE.test(style.replace(/\/\*.*?\*\//gs, ''))) refuseContent('outside');
  for (const [, address = ''] of style.matchAll(STYLE_ADDRESSES))
    if (!isTakenAddress(address)) refuseContent('outside');
}

/** Decodes a page by the encoding that the type of its part names, or else as Latin-1. */
export function decodeHtml(bytes: Buffer, type: string): string {
  const [, named = ''] = /charset\s*=\s*"?([^\s";]+)/i.exec(type) ?? [];
  // Spells signs in a way that only some programs read.
  if (/utf-?7/i.test(named)) refuseContent('ambiguous');
  return new TextDecoder(isKnown(named) ? named : 'latin1').decode(bytes);
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding) !== null;
  } catch {
    return false;
  }
}
