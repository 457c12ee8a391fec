import { type MessageKey, type MessageParams, message } from './message';

/** What is wrong with an input, as a message of a schema. */
export class Fault {
  constructor(readonly text: string) {}
}

export function fault(key: MessageKey, params?: MessageParams): Fault {
  return new Fault(message(key, params));
}
