import { Problem } from './problem';

/** Throws a `Problem` for a header that is unreadable or has no meaning for the operation. */
export function refuseHeader(name: string, why: 'unreadable_header' | 'idle_header' = 'unreadable_header'): never {
  throw new Problem('unknown_parameter', { message: `api:problem.${why}`, params: { name } });
}
