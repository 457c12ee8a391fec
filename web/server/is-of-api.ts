/** Whether an address is one that programs call, where problems are told as the API tells them. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
