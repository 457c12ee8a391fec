import { BYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { fileForm, PICTURE } from '../../testing/scenes/access-scene';
import { signInVisitor } from '../../testing/visitors/sign-in';
import { WebVisitor } from '../../testing/visitors/web-visitor';
import type { BenchStack } from './bench-stack';
import { megabytesOf, processOf } from './process-memory';

const USERS = ['manager@meridiana.test', 'manager@grupo.test', 'admin@aval.test'];
/** Maximum number of simultaneous uploads of one user. */
const AT_ONCE = 3;
const ROUNDS = 4;
const LOOK_EVERY_MS = 50;

/** Measures the peak increase of the web process's memory, in MB, while three users upload files of the maximum size. */
export async function measureUploadMemory({ owner, home, port }: BenchStack): Promise<number> {
  const demand = await owner.demand.findFirstOrThrow({
    where: { company: { subdomain: 'meridiana' }, version: { gt: 0 } },
  });
  const address = `/app/demands/${demand.id}/files`;
  const visitors: WebVisitor[] = [];
  for (const email of USERS) {
    visitors.push(await signInVisitor(owner, new WebVisitor(port, 'meridiana.localhost'), email));
  }
  const content = new Uint8Array(BYTES_OF_A_FILE);
  content.set(PICTURE);
  const bring = async (visitor: WebVisitor) => {
    const { status } = await visitor.post(address, fileForm('large.png', content));
    if (status !== 200) throw new Error(`a file of the largest size was answered with ${status}`);
  };
  // Warm-up, because code loaded for the first upload is not memory of an upload.
  for (const visitor of visitors) await bring(visitor);

  const pid = processOf(home, 'web');
  const before = megabytesOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid));
  }, LOOK_EVERY_MS);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(visitors.flatMap((visitor) => Array.from({ length: AT_ONCE }, () => bring(visitor))));
    }
  } finally {
    clearInterval(watch);
  }
  return peak - before;
}
