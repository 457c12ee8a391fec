import { expect, test } from 'vitest';
import { isRouteOffered, OPTIONS } from './options';

test.each([
  ['', 'INTRAVENOUS'],
  ['ORAL', 'INTRAVENOUS'],
  ['INTRAVENOUS', 'INTRAVENOUS'],
  ['ENDOVENOUS', 'ENDOVENOUS'],
])('a line with the route %j is offered one intravenous route: %s', (stored, offered) => {
  const routes = OPTIONS.administration.filter((route) => isRouteOffered(route, stored));
  expect(routes.filter((route) => route === 'INTRAVENOUS' || route === 'ENDOVENOUS')).toEqual([offered]);
  expect(routes).toHaveLength(OPTIONS.administration.length - 1);
});
