import { Problem } from './problem';

type Why = 'not_of_role' | 'with_all' | 'invalid_value' | 'not_its_doctor';

/**
 * Throws a `Problem` for a known parameter that does not apply to the user's role or the request. Source: docs/rules.md
 * 10.5.
 */
export function refuseParameter(name: string, why: Why = 'not_of_role'): never {
  throw new Problem('unknown_parameter', { issues: [{ path: name, message: WORDS[why] }], params: { name } });
}

const WORDS: Readonly<Record<Why, string>> = {
  not_of_role: 'api:issue.not_of_role',
  with_all: 'api:issue.with_all',
  invalid_value: 'api:issue.invalid_value',
  not_its_doctor: 'api:issue.not_its_doctor',
};
