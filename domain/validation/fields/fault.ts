import { type MessageKey, type MessageParams, message } from './message';

/** Reason why an input is refused, as a message of a schema. */
export class Fault {
  constructor(readonly text: string) {}
}

export function fault(key: MessageKey, params?: MessageParams): Fault {
  return new Fault(message(key, params));
}
