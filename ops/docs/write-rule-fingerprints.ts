import { existsSync, writeFileSync } from 'node:fs';
import { changedWithoutVersion, currentFingerprints, FINGERPRINTS, storedFingerprints } from './rule-fingerprints';

const current = currentFingerprints();
const unversioned = existsSync(FINGERPRINTS) ? changedWithoutVersion(storedFingerprints(), current) : [];
if (unversioned.length > 0) throw new Error(`these changed and need the next version first: ${unversioned.join(', ')}`);
writeFileSync(FINGERPRINTS, `${JSON.stringify(current, null, 2)}\n`);
