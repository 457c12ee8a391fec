import type { RowKind } from '@aval/application/catalogues/import/import-state';
import type { PageSize } from '@aval/application/lists/page-sizes';

/** Filter and page of a preview. */
export interface PreviewQuery {
  /** Null for all. */
  kind: RowKind | null;
  page: number;
  pageSize: PageSize;
}

/** Returns the addresses of a catalogue's import, based on its list. */
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
