import { Problem } from './problem';

type Why = 'not_of_role' | 'with_all' | 'invalid_value';

/** Ends a call that names a parameter of its own which is none of whoever asks, or of what is asked. Source: docs/rules.md 10.5. */
export function refuseParameter(name: string, why: Why = 'not_of_role'): never {
  throw new Problem('unknown_parameter', { issues: [{ path: name, message: WORDS[why] }], params: { name } });
}

const WORDS: Readonly<Record<Why, string>> = {
  not_of_role: 'api:issue.not_of_role',
  with_all: 'api:issue.with_all',
  invalid_value: 'api:issue.invalid_value',
};
