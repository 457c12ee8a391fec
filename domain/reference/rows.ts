import type { Checked, Source } from './source';
import { tumourTypeId } from './tumour-type-id';

interface FileRow {
  slug?: string;
  kind?: string;
  tumourType?: string | null;
  tumourTypes?: readonly string[] | null;
  checked?: Checked;
  source?: Source;
}

/**
 * Returns the rows of a kind in a reference file, with tumour types as ids of the product. Throws an error when the
 * file has none, because it is then the wrong file.
 */
export function rowsOf<Row>(file: readonly object[], kind: string): readonly Row[] {
  const rows = file.filter((row) => (row as FileRow).kind === kind);
  if (rows.length === 0) throw new Error(`the reference data have no rows of the kind ${kind}`);
  return rows.map((row) => read<Row>(row));
}

/**
 * Returns a row by its slug; throws an error when it is missing, because the caller cites it.
 * Source: docs/rules.md 11.13.
 */
export function referenceRow<Row = { source: Source }>(file: readonly object[], slug: string): Row {
  const row = file.find((each) => (each as FileRow).slug === slug);
  if (!row) throw new Error(`the reference data have no row ${slug}`);
  return read<Row>(row);
}

/** The source says what the row was compared with, since findings keep their sources and not their rows. */
function read<Row>(row: FileRow): Row {
  const { tumourType = null, tumourTypes, source, checked } = row;
  const ofSource = source && checked ? { source: { ...source, checked } } : {};
  const ofOne = tumourType === null ? {} : { tumourType: tumourTypeId(tumourType) };
  return { ...row, ...ofOne, ...ofSource, tumourTypes: (tumourTypes ?? []).map(tumourTypeId) } as Row;
}
