import { seedBase } from '@aval/story/seed';

/** The base seed as the owner of the tables: roles, provinces, tenants, users and catalogues. `--empty` leaves the story's out. */
await seedBase({ empty: process.argv.includes('--empty') });
