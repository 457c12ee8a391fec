import { leadsOut } from './links';

/**
 * Functions that fetch, start something or call another program, by their names in files and by those of a Spanish
 * program in a text table (also French, German, Italian, Portuguese, Catalan and Galician, for the ones that need no
 * link).
 */
const FETCHING = [
  'WEBSERVICE',
  'SERVICIOWEB',
  'SERVICEWEB',
  'WEBDIENST',
  'SERVIZIO\\.WEB',
  'SERVI\\S{1,2}OWEB',
  'SERVEIWEB',
  'IMAGE',
  'IMAGEN',
  'IMAGEM',
  'IMATGE',
  'IMAXE',
  'IMMAGINE',
  'BILD',
  'STOCKHISTORY',
  'HISTORIALCOTIZACIONES',
  'TRANSLATE',
  'TRADUCIR',
  'DETECTLANGUAGE',
  'DETECTARIDIOMA',
  'COPILOT',
  'RTD',
  'RDTR',
  'DATITEMPOREALE',
  'DDE',
  'MULTIPLE\\.OPERATIONS\\.DDE',
  'CUBE[A-Z]+',
  'CUBO[A-Z]+',
  'PY',
  'CALL',
  'LLAMAR',
  'REGISTER(\\.ID)?',
  'ID\\.REGISTRO',
  'EXEC',
  'EXECUTE',
  'INITIATE',
  'POKE',
  'REQUEST',
  'SQL\\.REQUEST',
  'FOPEN',
  'RUN',
  'HYPERLINK',
  'HIPERVINCULO',
  'HIPERV\\S{1,2}NCULO',
  'LIEN_HYPERTEXTE',
  'HIPERLINK',
  'HIPERLIGA\\S{2,4}O',
  'COLLEG\\.IPERTESTUALE',
  'HIPERENLLA\\S{1,2}',
  'HIPERLIGAZ\\S{1,2}N',
].join('|');
const FETCHES = new RegExp(`(^|[^\\p{L}\\d_])(${FETCHING})\\s*\\(`, 'iu');

/** A link with a literal address: to a web page, a mail or a place in the same document. */
const PLAIN_LINK =
  /\b(HYPERLINK|HIPERVINCULO)\s*\(\s*"+\s*(https?:\/\/[^"\\]*|mailto:[^"\\:/]*|#[^"\\:/]*)"+\s*(?=[,;)])/gi;

/** Another machine, a disk or a scheme, at any position: a function may turn a text into an address. */
const ADDRESS =
  /\\\\|\b[a-z]:[\\/]|(?<![a-z\d+.-])[a-z\d+.-]+:[\\/]|\b(file|https?|ftps?|smb|nfs|davs?|javascript|vbscript|macro|shell|mhtml|mk|search-ms|ms-[a-z]+|vnd\.[a-z.]{1,60}):/i;
/** Syntax that calls another program: `program|'file'!place`. */
const ASKED_PROGRAM = /\|\s*('[^']*'|[^'"&|!,;\s]*)!/;
/** Another workbook, named without quotes; a document's own parts have a number. */
const OTHER_BOOK = /\[(?!\d+\]|[.$'@#])[^[\]]+\][\w.\u0080-\uffff]+!|\\\[/;
/** Characters that sheet names cannot have and file paths do. */
const WAY = /[\\/[\]|]/;

/**
 * Whether a formula refers only to its own document: of a cell, a name or a condition, in any program. Takes linear
 * time.
 */
export function isTameFormula(formula: string): boolean {
  const text = formula.replace(PLAIN_LINK, ' ').replaceAll("''", '\u2019');
  if (FETCHES.test(text) || ADDRESS.test(text) || ASKED_PROGRAM.test(text) || OTHER_BOOK.test(text)) return false;
  const pieces = text.split("'");
  return pieces.every((piece, index) => {
    const [mark] = /^\s*[!#]/.exec(pieces[index + 1] ?? '') ?? [];
    if (mark === undefined) return true;
    return !WAY.test(piece) && !leadsOut(piece) && !(mark.endsWith('#') && piece.includes(':'));
  });
}
