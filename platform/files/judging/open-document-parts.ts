import { FileRefused } from '../file-refused';
import { isPart, isWebLink } from './links';
import type { XmlListener } from './read-xml';

/** Elements with programs, objects of other programs and what asks other machines. */
const ASKING = new Set([
  ...['script', 'event-listener', 'event-listeners', 'object-ole', 'plugin', 'applet', 'floating-frame'],
  ...['dde-source', 'dde-connection-decl', 'dde-link', 'encryption-data', 'connection-resource'],
]);

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'target-location', 'image-data']);

/** Functions that fetch, in a formula. */
const FETCHING_FORMULA = /\b(DDE|WEBSERVICE|MULTIPLE\.OPERATIONS\.DDE)\s*\(|['"]\s*(file:|\\\\|\/\/)/i;

/** Programs by their address, wherever a program may be named. */
const PROGRAM = /^\s*(vnd\.sun\.star\.script:|macro:)/i;

const ACTIVE_TYPE = /oleobject|vbaproject|macro/i;

/** Listens to any part of an OpenDocument file, its list of parts too. */
export const openDocumentListener: XmlListener = {
  open({ local: element, attributes }) {
    if (ASKING.has(element)) refuse();
    for (const { local, value } of Object.values(attributes)) {
      if (PROGRAM.test(value)) refuse();
      if (local === 'media-type' && ACTIVE_TYPE.test(value)) refuse();
      if (local === 'formula' && FETCHING_FORMULA.test(value)) refuse();
      if (ADDRESSES.has(local) && !leadsWhereItMay(element, value)) refuse();
    }
  },
};

/** Somebody clicks on a link to a page; all else is in the archive, where a relative address begins: a way up leads to a file beside it. */
function leadsWhereItMay(element: string, target: string): boolean {
  if (target.startsWith('#') || (element === 'a' && isWebLink(target))) return true;
  return isPart(target) && !/^\s*\//.test(target) && !target.split('/').includes('..');
}

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
