/** Returns the address of a route file, as remix-flat-routes derives it, with `id` for each parameter. */
export function addressOfRoute(route: string, id: string): string {
  const parts = route.split(/[/.]/).map((part) => part.replace(/[+_]$/, ''));
  const named = parts.filter((part) => !part.startsWith('_'));
  return `/${named.map((part) => (part.startsWith('$') ? id : part)).join('/')}`;
}
