import { parseArgs } from 'node:util';
import { StartFailure } from '../prepare/failure.mjs';

export interface DrillOptions {
  /** How long processes are killed and users begin new commands. */
  seconds: number;
  users: number;
  /** Whoever gives the same one again gets the same choices; what the machine makes of them is never quite the same. */
  seed: number;
  /** Nothing is killed. */
  calm: boolean;
  /** The data folder with its logs stays, and is named. */
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
