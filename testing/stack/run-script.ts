import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';

export interface Ended {
  code: number | null;
  /** Everything that it printed, standard output before standard error. */
  output: string;
}

export interface ScriptOptions {
  environment: Readonly<Record<string, string>>;
  input?: string;
}

/** Runs a script of the checkout with Node until it ends, without the surrounding environment's variables. */
export async function runScript(parameters: readonly string[], { environment, input }: ScriptOptions): Promise<Ended> {
  const child = spawn(process.execPath, parameters, {
    cwd: CHECKOUT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input ?? '');
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: `${output}${errors}` };
}
