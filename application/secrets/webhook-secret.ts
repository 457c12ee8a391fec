/** Returns the owner to which sealed secrets are bound: copied to another company, they cannot be opened. */
export function webhookSecretOwner({ companyId }: { companyId: number }): string {
  return `webhook of company ${companyId}`;
}
