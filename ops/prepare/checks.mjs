import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartFailure } from './failure.mjs';

const OLDEST_NODE = [20, 19];
/** Dependencies take 1.4 GB, a build and its caches some more. */
const ROOM_TO_INSTALL_MB = 2500;
const ROOM_TO_RUN_MB = 300;

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new StartFailure(`Aval needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
}

/**
 * @param {string} folder need not exist yet
 * @param {boolean} willInstall
 */
export function checkDisk(folder, willInstall) {
  let existing = path.resolve(folder);
  while (!existsSync(existing)) existing = path.dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / 1_048_576);
  const needed = Number(process.env.AVAL_DISK_NEEDED_MB ?? (willInstall ? ROOM_TO_INSTALL_MB : ROOM_TO_RUN_MB));
  if (free < needed) {
    throw new StartFailure(
      `There is too little room on the disk of ${existing}: ${free} MB are free and ${needed} MB are needed.`,
    );
  }
}

/**
 * Tells whether a server can listen on the port, on the loopback address and on all addresses.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', undefined]) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/** @param {number} port */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartFailure(`PORT must be a number from 1 to 65535.`);
  if (!(await isPortFree(port))) {
    throw new StartFailure(
      `Port ${port} is in use by another program: stop it, or choose another one with PORT=3001 npm start.`,
    );
  }
}
