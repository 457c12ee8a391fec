import { patients, staff } from '@aval/prisma/reference/people';

/** Everybody in the story, patients included, with name and DNI or NIE; examples name nobody else. */
export const NAMED_PEOPLE: readonly { slug: string; name: string; document: string }[] = [...patients, ...staff].map(
  ({ slug, firstName, lastName, document }) => ({ slug, name: `${firstName} ${lastName}`, document }),
);
