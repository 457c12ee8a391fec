/** What a company tells everybody at an address of its own. */
export const POLICY_TYPES = ['legal_notice', 'privacy_policy', 'terms_conditions'] as const;
export type PolicyType = (typeof POLICY_TYPES)[number];

/** The rich texts of a company; the notice on how to complain is printed on the document of a denied demand. */
export const COMPANY_TEXTS = [...POLICY_TYPES, 'complaint_notice'] as const;
export type CompanyTextType = (typeof COMPANY_TEXTS)[number];
