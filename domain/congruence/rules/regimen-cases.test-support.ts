import { regimens } from '@aval/prisma/reference/regimens';
import type { LibraryRegimen } from '../subject/subject';

/** Published regimens in a library, each in its first version. */
export const LIBRARY: readonly LibraryRegimen[] = regimens.map((regimen) => ({ ...regimen, version: 1 }));

/** Chosen regimen in the form that a content has. */
export function chosen(slug: string) {
  return { regimen: { slug, version: 1 } };
}
