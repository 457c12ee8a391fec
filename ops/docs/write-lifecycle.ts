import { writeFileSync } from 'node:fs';
import { lifecyclePage } from './lifecycle-page';

writeFileSync(new URL('../../docs/lifecycle.md', import.meta.url), lifecyclePage());
