import { leadsOut } from './links';

/**
 * Functions that fetch, start something or ask another program, under the names that files have them and under those that a Spanish program gives them
 * in a table of text (also French, German, Italian, Portuguese, Catalan and Galician, for the ones that need no link).
 */
const FETCHING = [
  ...['WEBSERVICE', 'SERVICIOWEB', 'SERVICEWEB', 'WEBDIENST', 'SERVIZIO\\.WEB', 'SERVI\\S{1,2}OWEB', 'SERVEIWEB'],
  ...['IMAGE', 'IMAGEN', 'IMAGEM', 'IMATGE', 'IMAXE', 'IMMAGINE', 'BILD', 'STOCKHISTORY', 'HISTORIALCOTIZACIONES'],
  ...['RTD', 'RDTR', 'DATITEMPOREALE', 'DDE', 'MULTIPLE\\.OPERATIONS\\.DDE', 'CUBE[A-Z]+', 'CUBO[A-Z]+', 'PY'],
  ...['CALL', 'LLAMAR', 'REGISTER(\\.ID)?', 'ID\\.REGISTRO', 'EXEC', 'EXECUTE', 'INITIATE', 'POKE', 'REQUEST'],
  ...['SQL\\.REQUEST', 'FOPEN', 'RUN', 'HYPERLINK', 'HIPERVINCULO', 'HIPERV\\S{1,2}NCULO', 'LIEN_HYPERTEXTE'],
  ...['HIPERLINK', 'HIPERLIGA\\S{2,4}O', 'COLLEG\\.IPERTESTUALE', 'HIPERENLLA\\S{1,2}', 'HIPERLIGAZ\\S{1,2}N'],
].join('|');
const FETCHES = new RegExp(`(^|[^\\p{L}\\d_])(${FETCHING})\\s*\\(`, 'iu');

/** A link whose whole address stands there: to a page, a mail or a place in the same document. */
const PLAIN_LINK =
  /\b(HYPERLINK|HIPERVINCULO)\s*\(\s*"+\s*(https?:\/\/[^"\\]*|mailto:[^"\\:/]*|#[^"\\:/]*)"+\s*(?=[,;)])/gi;

/** Another machine, a disk, a scheme, wherever they stand: a text may be made an address by a function. */
const ADDRESS =
  /\\\\|\b[a-z]:[\\/]|(?<![a-z\d+.-])[a-z\d+.-]+:[\\/]|\b(file|https?|ftps?|smb|nfs|davs?|javascript|vbscript|macro|shell|mhtml|mk|search-ms|ms-[a-z]+|vnd\.[a-z.]{1,60}):/i;
/** The way in which another program is asked: `program|'file'!place`. */
const ASKED_PROGRAM = /\|\s*('[^']*'|[^'"&|!,;\s]*)!/;
/** Another book, as it is named without quotes; a document's own parts have a number. */
const OTHER_BOOK = /\[(?!\d+\]|[.$'@#])[^[\]]+\][\w.\u0080-\uffff]+!|\\\[/;
/** What the name of a sheet cannot have, and a way to a file does. */
const WAY = /[\\/[\]|]/;

/** Whether a formula names nothing outside of its document: a cell's, a name's, a condition's, of any program. Takes time that grows with its length. */
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
