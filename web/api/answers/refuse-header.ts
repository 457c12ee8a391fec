import { Problem } from './problem';

/** Ends a call with a header that cannot be read, or that says nothing to it. */
export function refuseHeader(name: string, why: 'unreadable_header' | 'idle_header' = 'unreadable_header'): never {
  throw new Problem('unknown_parameter', { message: `api:problem.${why}`, params: { name } });
}
