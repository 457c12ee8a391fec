import { writeFileSync } from 'node:fs';
import { congruencePage } from './congruence-page';

writeFileSync(new URL('../../docs/congruence.md', import.meta.url), await congruencePage());
