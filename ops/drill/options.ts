import { parseArgs } from 'node:util';
import { StartFailure } from '../prepare/failure.mjs';

export interface DrillOptions {
  /** Seconds during which processes are killed and users start commands. */
  seconds: number;
  users: number;
  /** Seed of the random choices; timing still differs between runs with the same seed. */
  seed: number;
  /** Runs without kills. */
  calm: boolean;
  /** Keeps the data folder with its logs and prints its path. */
  keep: boolean;
}

const DEFAULTS = { seconds: '60', users: '20' } as const;

export function readOptions(parameters: readonly string[]): DrillOptions {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      seconds: { type: 'string', default: DEFAULTS.seconds },
      users: { type: 'string', default: DEFAULTS.users },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000_000)) },
      calm: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  return {
    seconds: wholeNumber('seconds', values.seconds),
    users: wholeNumber('users', values.users),
    seed: wholeNumber('seed', values.seed),
    calm: values.calm,
    keep: values.keep,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartFailure(`--${name} must be a whole number and is "${text}".`);
  return Number(text);
}
