import { regimens } from '@aval/prisma/reference/regimens';
import type { LibraryRegimen } from '../subject/subject';

/** The published regimens as a library has them, in their first version. */
export const LIBRARY: readonly LibraryRegimen[] = regimens.map((regimen) => ({ ...regimen, version: 1 }));

/** A chosen regimen as the content names it. */
export function chosen(slug: string) {
  return { regimen: { slug, version: 1 } };
}
