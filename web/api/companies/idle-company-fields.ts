import type { IdleFields } from '../requests/refuse-idle';
import type { SentCompany } from './company-fields';

/** What would change nothing of a company without another field that was left out. Source: docs/rules.md 10.11. */
export function idleCompanyFields({ ssoChange, termsConditions }: SentCompany): IdleFields {
  const unreplaced = ssoChange !== 'replace' && 'api:issue.sso_not_replaced';
  return {
    publishTermsFor: termsConditions === undefined && 'api:issue.terms_left_out',
    ssoAlgorithm: unreplaced,
    ssoKey: unreplaced,
  };
}
