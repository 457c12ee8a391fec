import { regimens } from '@aval/prisma/reference/regimens';
import type { LibraryRegimen } from '../subject/subject';

export const LIBRARY: readonly LibraryRegimen[] = regimens.map((regimen) => ({ ...regimen, version: 1 }));

/** Chosen regimen in the form that a content has. */
export function chosen(slug: string) {
  return { regimen: { slug, version: 1 } };
}
