import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type StoryEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { APPLICATION_ROLE, addressFor } from '../database/roles';
import { homeFolder } from '../prepare/folders.mjs';
import { HomeRecordFile } from '../supervisor/home-record';

/** What an operator's command works on: what the environment names, else the copy that `npm start` runs from AVAL_HOME. */
export function operatorEnvironment(): StoryEnvironment {
  const quiet = { LOG_LEVEL: 'warn' };
  return readEnvironment(storyEnvironmentSchema, { ...quiet, ...environmentOfHome(homeFolder()), ...process.env });
}

function environmentOfHome(home: string): Record<string, string> {
  if (!existsSync(path.join(home, 'secrets.json'))) return {};
  const { passwords, ports, payloadKeys } = new HomeRecordFile(home).value;
  const database = ports.postgres === undefined ? null : `postgresql://127.0.0.1:${ports.postgres}/aval`;
  return {
    ...(database
      ? { DATABASE_URL: addressFor(database, { role: APPLICATION_ROLE, password: passwords.application }) }
      : {}),
    ...(ports.temporal === undefined ? {} : { TEMPORAL_ADDRESS: `127.0.0.1:${ports.temporal}` }),
    PAYLOAD_KEYS: payloadKeys,
    AVAL_FILES: path.join(home, 'files'),
  };
}
