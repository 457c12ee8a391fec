import { expect, it } from 'vitest';
import { completePlatforms } from './complete-platforms';

it('adds platform variants that the registry mirror lacks', () => {
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: {
        '@tool/linux-x64-gnu': '2.0.0',
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/win32-arm64': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0', dev: true, license: 'MIT', optional: true },
  };
  expect(completePlatforms(packages)).toEqual(['node_modules/@tool/linux-x64-musl', 'node_modules/@tool/win32-arm64']);
  expect(packages).toMatchObject({
    'node_modules/@tool/linux-x64-musl': { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], dev: true },
    'node_modules/@tool/win32-arm64': {
      version: '2.0.0',
      os: ['win32'],
      cpu: ['arm64'],
      optional: true,
      license: 'MIT',
    },
  });
  expect(completePlatforms(packages)).toEqual([]);
});
