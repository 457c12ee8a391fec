import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

describe('passwords', () => {
  it('are argon2id hashes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Demo#123'), hashPassword('Demo#123')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, 'Demo#123')).toBe(true);
    expect(await verifyPassword(first, 'Demo#124')).toBe(false);
  });

  it('match however an accented letter is composed', async () => {
    expect(await verifyPassword(await hashPassword('Ma\u00f1ana#123'), 'Man\u0303ana#123')).toBe(true);
  });

  it('are verified two at a time, while files are read', async () => {
    let done = 0;
    const attempts = Array.from({ length: 12 }, () =>
      verifyPassword(null, 'Demo#123').then(() => {
        done += 1;
      }),
    );
    await stat(import.meta.filename);
    expect(done).toBeLessThan(6);
    await Promise.all(attempts);
  });

  it('never match without a user', async () => {
    expect(await verifyPassword(null, 'Demo#123')).toBe(false);
  });
});
