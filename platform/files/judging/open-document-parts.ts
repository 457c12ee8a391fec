import type { SaxesTagNS } from 'saxes';
import { type RefusalReason, refuseContent } from '../file-refused';
import { isTameFormula } from './formulas';
import { isPart, isWebLink, leadsOut, spelledOut } from './links';
import type { XmlListener } from './read-xml';

/** Elements with scripts, objects of other programs and external connections. */
const ASKING: ReadonlyMap<string, RefusalReason> = new Map<string, RefusalReason>([
  ['script', 'macros'],
  ['event-listener', 'macros'],
  ['event-listeners', 'macros'],
  ['object-ole', 'objects'],
  ['plugin', 'macros'],
  ['applet', 'macros'],
  ['floating-frame', 'outside'],
  ['dde-source', 'outside'],
  ['dde-connection-decl', 'outside'],
  ['dde-link', 'outside'],
  ['encryption-data', 'locked'],
  ['connection-resource', 'outside'],
]);

/** Attributes with an address. */
const ADDRESSES = new Set(['href', 'target-location', 'image-data']);

/** Attributes with a formula: of a cell, a name, a condition, a conditional format. */
const FORMULA_NAME = /^(.*formula|.*condition|.*expression)$/;

/** Attributes with shown text or a name: an address in them leads nowhere. */
const SHOWN =
  /^(name|title|.*title|label|string-value.*|current-value|value|description|help-message|display-name|url|target-frame-name|author|identifier)$/;

/** Namespaces whose attributes are names in the form of an address. */
const NAMES = new Set([
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2003/g/data-view#',
  'http://www.w3.org/1999/xhtml',
]);
const CALC = 'urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0';

/** Settings that name a printer, possibly on another machine: it is contacted only when a user prints. */
const PRINTER = /^Printer/;

/** Scripts by their address, in any attribute. */
const PROGRAM = /^\s*(vnd\.sun\.star\.script:|macro:)/i;

const ACTIVE_TYPE = /oleobject|vbaproject|macro/i;

/** Listens to any part of an OpenDocument file, including its list of parts. */
export function openDocumentListener(): XmlListener {
  let setting: string | null = null;
  return {
    open(element) {
      judgeElement(element);
      const name = Object.values(element.attributes).find(({ local }) => local === 'name')?.value ?? '';
      setting = element.local === 'config-item' && !PRINTER.test(name) ? '' : null;
    },
    text(text) {
      if (setting !== null && setting.length < LONGEST_ADDRESS) setting += text;
    },
    close() {
      if (setting !== null && leadsOut(setting)) refuseContent('outside');
      setting = null;
    },
  };
}

/** Listens to the list of parts, whose document type OpenOffice 2 writes; it has no entities, and no program fetches it. */
export function openManifestListener(): XmlListener {
  const listener = openDocumentListener();
  listener.documentType = (type) => {
    if (!MANIFEST_TYPE.test(type)) refuseContent('damaged');
  };
  return listener;
}

const MANIFEST_TYPE =
  /^\s*manifest:manifest\s+PUBLIC\s+"-\/\/OpenOffice\.org\/\/DTD Manifest 1\.0\/\/EN"\s+"Manifest\.dtd"\s*$/;

/** Characters of a setting that suffice to recognize an address. */
const LONGEST_ADDRESS = 10_000;

function judgeElement({ local: element, attributes }: SaxesTagNS): void {
  const reason = ASKING.get(element);
  if (reason) refuseContent(reason);
  for (const { local, uri, value } of Object.values(attributes)) {
    if (PROGRAM.test(value)) refuseContent('macros');
    if (local === 'media-type' && ACTIVE_TYPE.test(value))
      refuseContent(/oleobject/i.test(value) ? 'objects' : 'macros');
    if (FORMULA_NAME.test(local) || (local === 'value' && uri === CALC)) {
      if (!isTameFormula(value)) refuseContent('outside');
    } else if (ADDRESSES.has(local)) {
      if (!leadsWhereItMay(element, value)) refuseContent('outside');
    } else if (!NAMES.has(uri) && !SHOWN.test(local) && leadsOut(value)) refuseContent('outside');
  }
}

/**
 * Whether a target is a link to click, or in the archive: relative addresses start there, so a parent folder would lead
 * to a file beside it.
 */
function leadsWhereItMay(element: string, target: string): boolean {
  if (target.startsWith('#') || (element === 'a' && isWebLink(target))) return true;
  const path = spelledOut(target);
  return isPart(target) && !/^\s*\//.test(path) && !path.split('/').includes('..');
}
