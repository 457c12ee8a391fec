import { patients, staff } from '@aval/prisma/reference/people';

/** Everybody who is in the story, patients too, by name and DNI or NIE: whoever shows an example names nobody else. */
export const NAMED_PEOPLE: readonly { slug: string; name: string; document: string }[] = [...patients, ...staff].map(
  ({ slug, firstName, lastName, document }) => ({ slug, name: `${firstName} ${lastName}`, document }),
);
