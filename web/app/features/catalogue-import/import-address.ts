import type { RowKind } from '@aval/application/catalogues/import/import-state';
import type { PageSize } from '@aval/application/lists/page-sizes';

/** Which rows of a preview are shown. */
export interface PreviewQuery {
  /** Null for all. */
  kind: RowKind | null;
  page: number;
  pageSize: PageSize;
}

/** Where a catalogue's import is, from the address of its list. */
export function importAddress(list: string) {
  const page = `${list}/import`;
  return {
    list,
    page,
    file: `${page}/file`,
    state: `${page}/state`,
    rows: ({ kind, page: number, pageSize }: PreviewQuery) =>
      `${page}?${new URLSearchParams({ ...(kind ? { kind } : {}), page: String(number), pageSize: String(pageSize) })}`,
  };
}

export type ImportAddress = ReturnType<typeof importAddress>;
