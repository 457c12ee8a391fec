/** Public texts of a company, each at its own address. */
export const POLICY_TYPES = ['legal_notice', 'privacy_policy', 'terms_conditions'] as const;
export type PolicyType = (typeof POLICY_TYPES)[number];

/** Rich texts of a company; the complaint notice is printed on the document of a denied demand. */
export const COMPANY_TEXTS = [...POLICY_TYPES, 'complaint_notice'] as const;
export type CompanyTextType = (typeof COMPANY_TEXTS)[number];
