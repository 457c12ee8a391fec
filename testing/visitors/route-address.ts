/** Returns the address of a route file, as remix-flat-routes derives it, with parameters by name, as in `/app/$id`. */
export function addressOfRoute(route: string): string {
  const parts = route.split(/[/.]/).map((part) => part.replace(/[+_]+$/, ''));
  return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
}
