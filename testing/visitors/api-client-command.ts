import { randomUUID } from 'node:crypto';
import { eventually } from '../stack/engine';
import type { ApiClient } from './api-client';

/** Sends a command under the same key until it is in the history; returns its sequence there. */
export async function commandBy(apiClient: ApiClient, method: string, path: string, body: object): Promise<number> {
  const headers = { 'Idempotency-Key': randomUUID() };
  let stands = 0;
  await eventually(async () => {
    const { status, body: answer } = await apiClient.call<{ sequence: number | null }>(method, path, { body, headers });
    if (status !== 200 && status !== 503) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    stands = answer.sequence ?? 0;
    return status === 200 && answer.sequence !== null;
  });
  return stands;
}

/** Sends a command that must be refused, and repeats it while the engine is unavailable. */
export async function refusedBy(apiClient: ApiClient, method: string, path: string, options: CallOptions) {
  let answer = await apiClient.call<Refusal>(method, path, options);
  await eventually(async () => {
    if (answer.status === 503) answer = await apiClient.call<Refusal>(method, path, options);
    return answer.status !== 503;
  });
  return answer;
}

interface CallOptions {
  body: object;
  headers?: Readonly<Record<string, string>>;
}

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
  changed?: { sequence: number; action: string }[];
}
