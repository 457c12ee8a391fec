import { isWebLink } from './links';

/** Placeholder for a field within another field's instruction, whose result is unknown. */
export const NESTED_FIELD = '\ufffc';

/**
 * Fields that compute, count, name or print content of the document itself, by the names of the standard (ECMA-376,
 * 17.16.5).
 */
const TAKEN = new Set(
  [
    '= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION',
    'COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN',
    'FORMTEXT FTNREF GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MACROBUTTON MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF',
    'NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF',
    'STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ].flatMap((names) => names.split(' ')),
);

/** Names of fields that fetch or start something, at any position: an instruction may be assembled from pieces. */
const FETCHES = /DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|\bDDE\s/i;

/** Switches of a link that have an argument. */
const SWITCHES = /\\[lot]\s+("[^"]*"|\S+)|\\\*\s*[a-z]+|\\[a-z*]/gi;

/** Whether a field of a text neither fetches nor starts anything, and links to web pages and mails only. */
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
  // Some programs use the last of several addresses.
  return isWebLink(quoted ?? plain) && !/[:\\/]/.test(target.slice(whole.length));
}
