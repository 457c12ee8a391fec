/** The file of a list: all pages of what it is narrowed to, in its order. */
export function exportAddress(path: string, params: URLSearchParams): string {
  params.delete('page');
  params.delete('pageSize');
  const search = params.toString();
  return search === '' ? `${path}/export` : `${path}/export?${search}`;
}
