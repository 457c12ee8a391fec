import { seedBase } from '@aval/story/seed';
import { exitWith } from '../prepare/failure.mjs';

/** Writes the base seed as the owner of the tables: roles, provinces, tenants, users and catalogues. `--empty` omits the story's. */
try {
  const drawn = await seedBase({ empty: process.argv.includes('--empty') });
  if (drawn)
    console.log(
      `The first superadmin is ${drawn.email} with the password ${drawn.password}, which is shown this once.`,
    );
} catch (error) {
  exitWith(error);
}
