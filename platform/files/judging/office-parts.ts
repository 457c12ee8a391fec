import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { type RefusalReason, refuseContent } from '../file-refused';
import { isTameFormula } from './formulas';
import { InstructionReader } from './instruction-reader';
import { fetchesByStyle, isPart, isWebLink, leadsOut } from './links';
import type { XmlListener } from './read-xml';

/** Macros, embedded documents and external connections, as the types of parts and relationships name them. */
const ACTIVE: readonly (readonly [RefusalReason, readonly string[]])[] = [
  [
    'macros',
    [
      'macroenabled',
      'vbaproject',
      'vbadata',
      'macrosheet',
      'activex',
      'relationships/control',
      'webextension',
      'ui/extensibility',
    ],
  ],
  ['objects', ['oleobject', 'relationships/afchunk']],
  [
    'outside',
    [
      'relationships/subdocument',
      'attachedtemplate',
      'attachedtoolbars',
      'mailmerge',
      'externallink',
      'spreadsheetml.connections',
      'relationships/connections',
    ],
  ],
];

function judgeType(type: string): void {
  const lower = type.toLowerCase();
  for (const [reason, marks] of ACTIVE) if (marks.some((mark) => lower.includes(mark))) refuseContent(reason);
}

const HYPERLINK =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/hyperlink$/;

/** Parts foreign to a document, which other programs run or open. */
const FOREIGN_TYPE =
  /^\s*(text\/(?!xml|plain)|message\/|multipart\/|application\/(xhtml|rtf|hta|(x-)?(javascript|vbscript|msdownload)))/i;

const VML = /^urn:schemas-microsoft-com:(vml|office:office)$/;
const SVG = 'http://www.w3.org/2000/svg';
const WORD = /\/wordprocessingml\/(2006\/)?main$/;
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Elements that call other programs and machines without a relationship. */
const ASKING: ReadonlyMap<string, RefusalReason> = new Map<string, RefusalReason>([
  ['ddeLink', 'outside'],
  ['oleLink', 'outside'],
  ['connection', 'outside'],
  ['webPr', 'outside'],
  ['DataMashup', 'outside'],
  ['webVideoPr', 'outside'],
  ['webextension', 'macros'],
  ['mailMerge', 'outside'],
  ['altChunk', 'objects'],
  ['subDoc', 'outside'],
  ['control', 'macros'],
  ['script', 'macros'],
  ['foreignObject', 'macros'],
]);

/** Elements of a workbook or chart that contain a formula, in any namespace. */
const FORMULA_NAME = /^(f|definedName|fmla.*|.*formula\d?)$/i;
/** A workbook's other texts are read as formulas too, except those shown literally. */
const WORKBOOK = /\/spreadsheetml\/|microsoft\.com\/office\/(excel|spreadsheetml)\//;
const SHOWN = new Set([
  't',
  'v',
  'author',
  'oddHeader',
  'oddFooter',
  'evenHeader',
  'evenFooter',
  'firstHeader',
  'firstFooter',
  'text',
  'name',
]);
/** Attributes of a workbook that contain a formula or a location. */
const WORKBOOK_PLACES = new Set([
  'val',
  'sheet',
  'ref',
  'destinationFile',
  'location',
  'sourceFile',
  'connectionString',
  'sourceObject',
]);
/** Schemas that a text requests. */
const SCHEMA_LIBRARY = /\/schemaLibrary\//;

/** Declared types of a document's parts. */
export interface PartTypes {
  /** Types by the part's lowercase name, without the leading slash. */
  overrides: Map<string, string>;
  /** Types by the extension of the part's name. */
  defaults: Map<string, string>;
}

/** Listens to the list of a document's parts, and records their types. */
export function typesListener(types: PartTypes): XmlListener {
  return {
    open({ local, attributes }) {
      const type = plainValueOf(attributes, 'ContentType');
      if (type === undefined) return;
      judgeType(type);
      if (FOREIGN_TYPE.test(type)) refuseContent('objects');
      if (local === 'Override')
        types.overrides.set((plainValueOf(attributes, 'PartName') ?? '').replace(/^\//, '').toLowerCase(), type);
      if (local === 'Default') types.defaults.set((plainValueOf(attributes, 'Extension') ?? '').toLowerCase(), type);
    },
  };
}

/**
 * Listens to relationships: those that lead out of the document must be links to click. Adds the ids of these to
 * `links`.
 */
export const relationshipsListener = (links: Set<string>): XmlListener => ({
  open({ local, attributes }) {
    if (local !== 'Relationship') return;
    const type = plainValueOf(attributes, 'Type') ?? '';
    const target = plainValueOf(attributes, 'Target') ?? '';
    judgeType(type);
    const isInternal = (plainValueOf(attributes, 'TargetMode') ?? 'Internal') === 'Internal';
    const isTaken = isInternal ? isPart(target) || target.startsWith('#') : HYPERLINK.test(type) && isWebLink(target);
    if (!isTaken) refuseOutside();
    if (!isInternal) links.add(plainValueOf(attributes, 'Id') ?? '');
  },
});

/**
 * Listens to any other part of a document: its fields, formulas and drawings. `links` are the ids of its relationships
 * that lead out of the document.
 */
export function partListener(links: ReadonlySet<string>): XmlListener {
  const fields = new InstructionReader(refuseOutside);
  let instruction: 'none' | 'kept' | 'deleted' = 'none';
  /** Text of each open element so far; null for elements without a formula. */
  const formulas: (string | null)[] = [];
  let style: string | null = null;
  let deleted = 0;
  return {
    open(element) {
      const { local, uri, attributes } = element;
      judgeElement(element);
      if (links.size > 0) judgeLinks(element, links);
      formulas.push(isFormula(element) ? '' : null);
      if (isStyle(element)) style = '';
      if (hasOwnText(element)) fields.beginText();
      if (!WORD.test(uri)) return;
      if (local === 'del' || local === 'moveFrom') deleted += 1;
      if (local === 'instrText' || local === 'delInstrText')
        instruction = local === 'delInstrText' || deleted > 0 ? 'deleted' : 'kept';
      if (local === 'fldSimple') {
        fields.begin();
        fields.add(wordValueOf(attributes, 'instr') ?? '');
        fields.end();
      }
      if (local === 'fldChar') turnField(fields, wordValueOf(attributes, 'fldCharType'));
    },
    text(text) {
      if (instruction !== 'none') fields.add(text, instruction === 'deleted');
      const formula = formulas.at(-1) ?? null;
      if (formula !== null) formulas[formulas.length - 1] = formula + text;
      if (style !== null) style += text;
    },
    close(element) {
      const formula = formulas.pop();
      if (formula && !isTameFormula(formula)) refuseOutside();
      if (isStyle(element)) {
        if (style !== null && fetchesByStyle(style)) refuseOutside();
        style = null;
      }
      if (hasOwnText(element)) fields.endText();
      if (!WORD.test(element.uri)) return;
      if (element.local === 'del' || element.local === 'moveFrom') deleted -= 1;
      if (element.local === 'instrText' || element.local === 'delInstrText') instruction = 'none';
    },
  };
}

function turnField(fields: InstructionReader, turn: string | undefined): void {
  if (turn === 'begin') fields.begin();
  else if (turn === 'separate') fields.judge();
  else fields.end();
}

/** Elements whose text is separate: the document, a box, a note, a comment, one of two alternatives. */
function hasOwnText({ local, uri }: SaxesTagNS): boolean {
  if (uri === COMPATIBILITY) return local === 'Choice' || local === 'Fallback';
  return WORD.test(uri) && OWN_TEXTS.has(local);
}

const OWN_TEXTS = new Set(['document', 'hdr', 'ftr', 'txbxContent', 'footnote', 'endnote', 'comment', 'docPartBody']);

function isFormula({ local, uri }: SaxesTagNS): boolean {
  return FORMULA_NAME.test(local) || (WORKBOOK.test(uri) && !SHOWN.has(local));
}

function isStyle({ local, uri }: SaxesTagNS): boolean {
  return uri === SVG && local === 'style';
}

function judgeElement({ local, uri, attributes }: SaxesTagNS): void {
  const reason = ASKING.get(local);
  if (reason) refuseContent(reason);
  for (const attribute of Object.values(attributes)) {
    if (SCHEMA_LIBRARY.test(attribute.uri) && attribute.local !== 'uri' && leadsOut(attribute.value)) refuseOutside();
    if (WORKBOOK.test(uri) && WORKBOOK_PLACES.has(attribute.local) && !isTameFormula(attribute.value)) refuseOutside();
    if (VML.test(uri)) judgeVml(local, attribute);
    if (uri === SVG) judgeSvg(local, attribute);
  }
}

/** Elements that a reader clicks, whose `id` may be that of a link. */
const LINK_ELEMENT = /^(hyperlink|hlinkClick|hlinkHover|hlinkMouseOver)$/;
const LINK_SPACE = /\/(wordprocessingml|spreadsheetml|drawingml)\/(2006\/)?main$/;
const RELATIONSHIPS = /\/officeDocument\/(2006\/)?relationships$/;

/** Refuses the id of a link on an element that fetches what it names, whatever the relationship calls itself. */
function judgeLinks({ local, uri, attributes }: SaxesTagNS, links: ReadonlySet<string>): void {
  const isLink = LINK_ELEMENT.test(local) && LINK_SPACE.test(uri);
  for (const attribute of Object.values(attributes)) {
    const isReference = RELATIONSHIPS.test(attribute.uri) || attribute.local === 'relid';
    if (isReference && links.has(attribute.value) && !(isLink && attribute.local === 'id')) refuseOutside();
  }
}

/** Judges Microsoft's older drawings (VML), whose pictures may have their own addresses. */
function judgeVml(element: string, { local, prefix, uri, value }: SaxesAttributeNS): void {
  if (prefix === 'xmlns' || local === 'xmlns') return;
  // The attribute is a link on a shape, but a source on its picture or fill.
  if (local === 'href' && uri === '' && !FILLINGS.has(element)) {
    if (!isWebLink(value)) refuseOutside();
  } else if ((ADDRESSES.has(local) && !isPart(value)) || (!VML_TEXTS.has(local) && leadsOut(value))) refuseOutside();
  if (local === 'style' && fetchesByStyle(value)) refuseOutside();
  if (element === 'OLEObject' && local === 'Type' && value !== 'Embed') refuseOutside();
}

function judgeSvg(element: string, { local, prefix, uri, value }: SaxesAttributeNS): void {
  if (prefix === 'xmlns' || local === 'xmlns') return;
  if (/^on/i.test(local)) refuseContent('macros');
  if (fetchesByStyle(value)) refuseOutside();
  if (local !== 'href') {
    // An animation may set an address; private attributes of a drawing program are ignored by others.
    if ((uri === '' || local === 'base') && !local.startsWith('required') && leadsOut(value)) refuseOutside();
    return;
  }
  if (!(/^\s*(#|data:image\/)/i.test(value) || (element === 'a' && isWebLink(value)))) refuseOutside();
}

const FILLINGS = new Set(['imagedata', 'fill', 'stroke', 'image', 'OLEObject']);
const ADDRESSES = new Set(['src', 'althref', 'href']);
const VML_TEXTS = new Set(['title', 'alt', 'id', 'spid', 'gfxdata', 'string']);

/** Returns an attribute of a list of parts or relationships, where attributes of other namespaces have no meaning. */
function plainValueOf(attributes: SaxesTagNS['attributes'], name: string): string | undefined {
  return attributes[name]?.value;
}

function wordValueOf(attributes: SaxesTagNS['attributes'], name: string): string | undefined {
  return Object.values(attributes).find(({ local, uri }) => local === name && WORD.test(uri))?.value;
}

function refuseOutside(): never {
  return refuseContent('outside');
}
