import type { Source } from './source';
import { tumourTypeId } from './tumour-type-id';

interface FileRow {
  slug?: string;
  kind?: string;
  tumourType?: string | null;
  tumourTypes?: readonly string[] | null;
}

/** The rows of a kind in a file of the reference data, with tumours as the product calls them. A file without one is not the one meant. */
export function rowsOf<Row>(file: readonly object[], kind: string): readonly Row[] {
  const rows = file.filter((row) => (row as FileRow).kind === kind);
  if (rows.length === 0) throw new Error(`the reference data have no rows of the kind ${kind}`);
  return rows.map((row) => read<Row>(row));
}

/** A row by its slug. Whoever cites it cites nothing without it. Source: docs/rules.md 11.13. */
export function referenceRow<Row = { source: Source }>(file: readonly object[], slug: string): Row {
  const row = file.find((each) => (each as FileRow).slug === slug);
  if (!row) throw new Error(`the reference data have no row ${slug}`);
  return read<Row>(row);
}

function read<Row>(row: FileRow): Row {
  const { tumourType = null, tumourTypes } = row;
  const ofOne = tumourType === null ? {} : { tumourType: tumourTypeId(tumourType) };
  return { ...row, ...ofOne, tumourTypes: (tumourTypes ?? []).map(tumourTypeId) } as Row;
}
