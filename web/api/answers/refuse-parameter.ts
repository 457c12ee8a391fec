import { Problem } from './problem';

/** Ends a call that names a parameter which is none of whoever asks, as the same is told of one that nobody has. Source: docs/rules.md 10.5. */
export function refuseParameter(name: string): never {
  throw new Problem('unknown_parameter', { issues: [{ path: name, message: 'api:issue.unknown' }], params: { name } });
}
