import type { Finding } from '@aval/domain/congruence/findings/finding';

/** Returns the element id of a finding on the demand's page. */
export function findingPlace(findings: readonly Finding[], finding: Finding): `finding-${number}` {
  return `finding-${findings.indexOf(finding) + 1}`;
}
