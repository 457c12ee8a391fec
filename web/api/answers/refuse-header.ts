import { Problem } from './problem';

/** Ends a call with a header that cannot be read. */
export function refuseHeader(name: string): never {
  throw new Problem('unknown_parameter', { message: 'api:problem.unreadable_header', params: { name } });
}
