const HEADER = '%PDF-';
/** Bytes at the end in which readers look for the place of the table of objects. */
const TAIL = 2048;
/** Bytes that suffice to recognize a table of objects, or the object that holds one. */
const TABLE_HEAD = 40;

export interface Look {
  /** Whether its end leads to a table of objects, it has pages or packed objects, and nothing is encrypted. */
  isWhole: boolean;
  /** Whether it has an end: the place of the table of objects. */
  hasEnd: boolean;
  /** Whether its last object has no end. */
  breaksOff: boolean;
}

/** Looks at a PDF without opening it (ISO 32000-1, 7.5), in linear time. */
export function looksWhole(bytes: Buffer): Look {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  const [, said] = /startxref\s+(\d+)[^\d](?![\s\S]*startxref)/.exec(tail) ?? [];
  const isCutFromLonger = (saidLength(bytes) ?? 0) > bytes.length;
  const hasEnd = said !== undefined && !isCutFromLonger;
  const isPlain = !bytes.includes('/Encrypt');
  const hasPages = /\/(Page|ObjStm)\b/.test(bytes.toString('latin1'));
  return {
    isWhole: hasEnd && isPlain && hasPages && hasTable(bytes, Number(said)),
    hasEnd,
    breaksOff: bytes.lastIndexOf(' obj') > bytes.lastIndexOf('endobj'),
  };
}

/** Whether a table of objects is at this place, counted from the start of the file or of the PDF in it. */
function hasTable(bytes: Buffer, place: number): boolean {
  return [place, place + Math.max(0, bytes.indexOf(HEADER))].some((at) =>
    /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(bytes.toString('latin1', at, at + TABLE_HEAD)),
  );
}

/** Length that a PDF made for the web says of itself at its start (Annex F); it is longer once it is changed. */
function saidLength(bytes: Buffer): number | null {
  const head = bytes.toString('latin1', 0, TAIL);
  if (!head.includes('/Linearized')) return null;
  const [, said] = /\/L\s+(\d+)/.exec(head) ?? [];
  return said === undefined ? null : Number(said);
}
