import { existsSync, writeFileSync } from 'node:fs';
import {
  type DescribedApi,
  SURFACE,
  storedSurface,
  surfaceOf,
  untoldChanges,
} from '../../web/api/changelog/api-surface';
import { apiDocument } from '../../web/api/document';

const current = surfaceOf(JSON.parse(JSON.stringify(apiDocument())) as DescribedApi);
const untold = existsSync(SURFACE) ? untoldChanges(storedSurface(), current) : [];
if (untold.length > 0)
  throw new Error(`these changed and need an entry in web/api/changelog/changelog.ts first: ${untold.join(', ')}`);
writeFileSync(SURFACE, `${JSON.stringify(current, null, 2)}\n`);
