import { combinationOf, combinationsOf, isSame } from '../rules/regimens/combination';
import type { Subject } from '../subject/subject';

/**
 * Whether the antitumour drugs are those of a regimen of the library for the tumour, or one is chosen. Null where
 * nothing can be said: without such drugs or with an unknown one, in a trial, or for a tumour without regimens. It is a
 * mark of the request and no finding, since few treatments are in a library. Source: docs/rules.md 12.8.
 */
export function isRegimenInLibrary({ chemotherapy, protocol, regimens }: Subject): boolean | null {
  if (chemotherapy?.regimen) return true;
  const combination = chemotherapy && combinationOf(chemotherapy);
  const ofTumour = regimens.filter(({ tumourType }) => tumourType === protocol.type);
  if (!combination || chemotherapy.isTrial || ofTumour.length === 0) return null;
  return ofTumour.some((regimen) => combinationsOf(regimen).some((each) => isSame(each, combination)));
}
