import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { expect, it } from 'vitest';
import { HISTORIES, RECORDED_LIVES } from './histories-folder';

it('the recorded lives and the folder of histories exist', () => {
  expect(readFileSync(path.join(CHECKOUT, RECORDED_LIVES), 'utf8')).toContain('AVAL_RECORD_HISTORIES');
  expect(existsSync(HISTORIES)).toBe(true);
});
