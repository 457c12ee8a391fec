import { isWebLink } from './links';

/** Stands for a field within the instruction of another one: what it will say is not known. */
export const NESTED_FIELD = '\ufffc';

/** Fields that reckon, count, name or print what is in the document itself, under the names that the standard (ECMA-376, 17.16.5) gives them. */
const TAKEN = new Set(
  [
    '= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION',
    'COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN',
    'FORMTEXT FTNREF GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MACROBUTTON MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF',
    'NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF',
    'STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ].flatMap((names) => names.split(' ')),
);

/** Names of fields that fetch or start something, wherever they stand: an instruction may be put together from pieces. */
const FETCHES = /DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|\bDDE\s/i;

/** The switches of a link that have a text of their own. */
const SWITCHES = /\\[lot]\s+("[^"]*"|\S+)|\\\*\s*[a-z]+|\\[a-z*]/gi;

/** Whether a field of a text fetches nothing, starts nothing and leads, if to anything, to a page or a mail. */
export function isTakenInstruction(instruction: string): boolean {
  const text = instruction.trim();
  if (text === '') return true;
  const name = text.startsWith('=') ? '=' : (/^[^\s"\\]+/.exec(text)?.[0] ?? '').toUpperCase();
  if (!TAKEN.has(name) || FETCHES.test(text)) return false;
  return name !== 'HYPERLINK' || isTakenLink(text.slice(name.length));
}

function isTakenLink(argument: string): boolean {
  const target = argument.replace(SWITCHES, ' ').trim();
  const [whole = '', quoted, plain = ''] = /^(?:["\u201c]([^"\u201d]*)["\u201d]?|(\S+))/.exec(target) ?? [];
  // Some programs take the last of several addresses.
  return isWebLink(quoted ?? plain) && !/[:\\/]/.test(target.slice(whole.length));
}
