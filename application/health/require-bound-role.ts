import { describeUnboundRole } from '@aval/prisma/unbound-role';
import type { Services } from '../services';

const LOOK_AGAIN_MS = 500;

/**
 * Ends the process when its database user bypasses row-level security. While the database is away the process starts
 * all the same, and the user is checked as soon as the database answers.
 */
export async function requireBoundRole({ database }: Pick<Services, 'database'>): Promise<void> {
  let fault: string | null;
  try {
    fault = await describeUnboundRole(database);
  } catch {
    setTimeout(() => void requireBoundRole({ database }), LOOK_AGAIN_MS).unref();
    return;
  }
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
}
