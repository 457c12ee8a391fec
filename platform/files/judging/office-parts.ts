import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { FileRefused } from '../file-refused';
import { InstructionReader } from './instruction-reader';
import { isPart, isWebLink } from './links';
import type { XmlListener } from './read-xml';

/** Programs, what brings in other documents, and what asks other machines: how the types of parts and relationships name them. */
const ACTIVE = [
  ...['macroenabled', 'vbaproject', 'vbadata', 'macrosheet', 'activex', 'oleobject', 'relationships/control'],
  ...['relationships/afchunk', 'relationships/subdocument', 'attachedtemplate', 'attachedtoolbars', 'mailmerge'],
  ...['externallink', 'spreadsheetml.connections', 'relationships/connections', 'webextension', 'ui/extensibility'],
];

const isActive = (type: string) => ACTIVE.some((mark) => type.toLowerCase().includes(mark));

const HYPERLINK = /\/officeDocument\/(2006\/)?relationships\/hyperlink$/;

const VML = /^urn:schemas-microsoft-com:(vml|office:office)$/;
const SVG = 'http://www.w3.org/2000/svg';
const WORD = /\/wordprocessingml\/(2006\/)?main$/;
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Elements that ask other programs and machines by themselves, without a relationship. */
const ASKING = new Set([
  ...['ddeLink', 'oleLink', 'connection', 'webPr', 'DataMashup', 'webVideoPr', 'webextension', 'mailMerge'],
  ...['altChunk', 'subDoc', 'control', 'script', 'foreignObject'],
]);

/** Elements of a workbook with a formula in them. */
const FORMULAS = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName', 'calculatedColumnFormula']);
/** Functions that fetch, and the way in which another program is asked: `program|'file'!place`. */
const FETCHING_FORMULA =
  /\b(WEBSERVICE|IMAGE|RTD|CALL|REGISTER(\.ID)?|EXEC|DDE|STOCKHISTORY)\s*\(|\|[^|]*!|"\s*(\\\\[^"]|\/\/[^"]|file:)/i;

/** The types of the parts of a document, as it declares them. */
export interface PartTypes {
  /** By the part's name, in small letters and without the slash before it. */
  overrides: Map<string, string>;
  /** By the ending of its name. */
  defaults: Map<string, string>;
}

/** Listens to the list of a document's parts, and writes down what they are. */
export function typesListener(types: PartTypes): XmlListener {
  return {
    open({ local, attributes }) {
      const type = plainValueOf(attributes, 'ContentType');
      if (type === undefined) return;
      if (isActive(type)) refuse();
      if (local === 'Override')
        types.overrides.set((plainValueOf(attributes, 'PartName') ?? '').replace(/^\//, '').toLowerCase(), type);
      if (local === 'Default') types.defaults.set((plainValueOf(attributes, 'Extension') ?? '').toLowerCase(), type);
    },
  };
}

/** Listens to relationships: those that lead out of the document are links that somebody clicks on. */
export const relationshipsListener: XmlListener = {
  open({ local, attributes }) {
    if (local !== 'Relationship') return;
    const type = plainValueOf(attributes, 'Type') ?? '';
    const target = plainValueOf(attributes, 'Target') ?? '';
    if (isActive(type)) refuse();
    const isInternal = (plainValueOf(attributes, 'TargetMode') ?? 'Internal') === 'Internal';
    const isTaken = isInternal ? isPart(target) || target.startsWith('#') : HYPERLINK.test(type) && isWebLink(target);
    if (!isTaken) refuse();
  },
};

/** Listens to any other part of a document: its fields, its formulas, its drawings. */
export function partListener(): XmlListener {
  const fields = new InstructionReader(refuse);
  let instruction: 'none' | 'kept' | 'deleted' = 'none';
  let formula: string | null = null;
  let deleted = 0;
  return {
    open(element) {
      const { local, uri, attributes } = element;
      judgeElement(element);
      if (FORMULAS.has(local)) formula = '';
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
      if (formula !== null) formula += text;
    },
    close(element) {
      if (FORMULAS.has(element.local)) {
        if (formula !== null && FETCHING_FORMULA.test(formula)) refuse();
        formula = null;
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

/** The document as a whole, a box within it, a note, a remark, one of two alternatives. */
function hasOwnText({ local, uri }: SaxesTagNS): boolean {
  if (uri === COMPATIBILITY) return local === 'Choice' || local === 'Fallback';
  return WORD.test(uri) && OWN_TEXTS.has(local);
}

const OWN_TEXTS = new Set(['document', 'hdr', 'ftr', 'txbxContent', 'footnote', 'endnote', 'comment', 'docPartBody']);

function judgeElement({ local, uri, attributes }: SaxesTagNS): void {
  if (ASKING.has(local)) refuse();
  for (const attribute of Object.values(attributes)) {
    if (VML.test(uri)) judgeVml(local, attribute);
    if (uri === SVG) judgeSvg(local, attribute);
  }
}

/** The older drawings of Microsoft, whose pictures may have addresses of their own. */
function judgeVml(element: string, { local, value }: SaxesAttributeNS): void {
  if ((local === 'src' || local === 'althref') && !isPart(value)) refuse();
  if (local === 'href' && !isWebLink(value)) refuse();
  if (element === 'OLEObject' && local === 'Type' && value !== 'Embed') refuse();
}

function judgeSvg(element: string, { local, value }: SaxesAttributeNS): void {
  if (/^on/i.test(local)) refuse();
  if (local !== 'href') return;
  if (!(/^\s*(#|data:image\/)/i.test(value) || (element === 'a' && isWebLink(value)))) refuse();
}

/** An attribute of a list of parts or relationships: one of another namespace says nothing there. */
function plainValueOf(attributes: SaxesTagNS['attributes'], name: string): string | undefined {
  return attributes[name]?.value;
}

function wordValueOf(attributes: SaxesTagNS['attributes'], name: string): string | undefined {
  return Object.values(attributes).find(({ local, uri }) => local === name && WORD.test(uri))?.value;
}

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
