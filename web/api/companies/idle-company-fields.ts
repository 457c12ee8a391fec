import type { IdleFields } from '../requests/refuse-idle';
import type { SentCompany } from './company-fields';

/** Returns the fields that would have no effect without another field that is missing. Source: docs/rules.md 10.11. */
export function idleCompanyFields({ ssoChange, termsConditions }: SentCompany): IdleFields {
  const unreplaced = ssoChange !== 'replace' && 'api:issue.sso_not_replaced';
  return {
    publishTermsFor: termsConditions === undefined && 'api:issue.terms_left_out',
    ssoAlgorithm: unreplaced,
    ssoKey: unreplaced,
  };
}
