import { expect, it } from 'vitest';
import { Problem } from '../answers/problem';
import { refuseIdle } from '../requests/refuse-idle';
import type { SentCompany } from './company-fields';
import { idleCompanyFields } from './idle-company-fields';

function refusedOf(sent: SentCompany, ssoAlgorithm: 'HS256' | 'RS256' | null = 'RS256'): string[] {
  try {
    refuseIdle(sent, { ssoAlgorithm }, idleCompanyFields(sent));
    return [];
  } catch (thrown) {
    return thrown instanceof Problem ? (thrown.details.issues ?? []).map(({ path }) => path) : ['?'];
  }
}

const ssoKey = 'a'.repeat(64);

it.each<[SentCompany, string[]]>([
  [{ publishTermsFor: 0 }, ['publishTermsFor']],
  [{ publishTermsFor: 0, termsConditions: '<p>T</p>' }, []],
  [{ ssoKey }, ['ssoKey']],
  [{ ssoKey, ssoAlgorithm: 'HS256' }, ['ssoAlgorithm', 'ssoKey']],
  [{ ssoKey, ssoAlgorithm: 'HS256', ssoChange: 'keep' }, ['ssoAlgorithm', 'ssoKey']],
  [{ ssoKey, ssoChange: 'remove' }, ['ssoKey']],
  [{ ssoKey, ssoAlgorithm: 'HS256', ssoChange: 'replace' }, []],
  [{ ssoAlgorithm: 'RS256', ssoKey: null }, []],
  [{ ssoAlgorithm: null, ssoChange: 'remove' }, []],
])('fields without effect are refused: %j', (sent, paths) => {
  expect(refusedOf(sent)).toEqual(paths);
});

it('an algorithm is refused while no key is stored or sent', () => {
  expect(refusedOf({ ssoAlgorithm: 'RS256' }, null)).toEqual(['ssoAlgorithm']);
});
