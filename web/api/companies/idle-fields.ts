import type { Company } from '@aval/application/companies/company-columns';
import { Problem } from '../answers/problem';
import type { SentCompany } from './company-fields';

/** Refuses what would change nothing without another field that was left out: its sender takes it for done. Source: docs/rules.md 10.11. */
export function refuseIdleFields(sent: SentCompany, { ssoAlgorithm }: Pick<Company, 'ssoAlgorithm'>): void {
  const replaces = sent.ssoChange === 'replace';
  const issues = [
    ...(isSet(sent.publishTermsFor) && sent.termsConditions === undefined
      ? [{ path: 'publishTermsFor', message: 'api:issue.terms_left_out' }]
      : []),
    ...(!replaces && isSet(sent.ssoAlgorithm) && sent.ssoAlgorithm !== ssoAlgorithm
      ? [unreplaced('ssoAlgorithm')]
      : []),
    ...(!replaces && isSet(sent.ssoKey) ? [unreplaced('ssoKey')] : []),
  ];
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

/** Null takes nothing away: a key is taken away by `remove`. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function unreplaced(path: string) {
  return { path, message: 'api:issue.sso_not_replaced' };
}
