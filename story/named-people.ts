import { patients, staff } from '@aval/prisma/reference/people';

/** Everybody who is in the story, patients too, by name and DNI or NIE: whoever shows an example names nobody else. */
export const NAMED_PEOPLE: readonly { name: string; document: string }[] = [...patients, ...staff].map(
  ({ firstName, lastName, document }) => ({ name: `${firstName} ${lastName}`, document }),
);
