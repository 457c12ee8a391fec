import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ownerEnvironmentSchema,
  readEnvironment,
  type StoryEnvironment,
  storyEnvironmentSchema,
} from '@aval/platform/environment';
import { APPLICATION_ROLE, addressFor, OWNER_ROLE } from '../database/roles';
import { homeFolder } from '../prepare/folders.mjs';
import { HomeRecordFile } from '../supervisor/home-record';

/** Returns the environment of an operator's command: given variables, or else those of the product that runs from AVAL_HOME. */
export function operatorEnvironment(home = homeFolder()): StoryEnvironment {
  const quiet = { LOG_LEVEL: 'warn' };
  return readEnvironment(storyEnvironmentSchema, { ...quiet, ...environmentOfHome(home), ...process.env });
}

/** Returns the address of the same database as the owner of its tables, past row-level security. */
export function ownerAddress(home = homeFolder()): string {
  const { DATABASE_OWNER_URL } = readEnvironment(ownerEnvironmentSchema, {
    ...environmentOfHome(home),
    ...process.env,
  });
  return DATABASE_OWNER_URL;
}

function environmentOfHome(home: string): Record<string, string> {
  if (!existsSync(path.join(home, 'secrets.json'))) return {};
  const { passwords, ports, payloadKeys } = new HomeRecordFile(home).value;
  const database = ports.postgres === undefined ? null : `postgresql://127.0.0.1:${ports.postgres}/aval`;
  return {
    ...(database
      ? {
          DATABASE_URL: addressFor(database, { role: APPLICATION_ROLE, password: passwords.application }),
          DATABASE_OWNER_URL: addressFor(database, { role: OWNER_ROLE, password: passwords.owner }),
        }
      : {}),
    ...(ports.temporal === undefined ? {} : { TEMPORAL_ADDRESS: `127.0.0.1:${ports.temporal}` }),
    PAYLOAD_KEYS: payloadKeys,
    AVAL_FILES: path.join(home, 'files'),
  };
}
