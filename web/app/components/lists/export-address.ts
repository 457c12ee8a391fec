/** Returns the address of a list's export: all pages, with the current filters and order. */
export function exportAddress(path: string, params: URLSearchParams): string {
  params.delete('page');
  params.delete('pageSize');
  const search = params.toString();
  return search === '' ? `${path}/export` : `${path}/export?${search}`;
}
