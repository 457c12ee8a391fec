import { parseMessage } from '@aval/domain/validation/fields/message';
import { CATALOGUES, type Namespace } from './catalogues';

/** Returns the namespaces that contain the words of some messages. */
export function namespacesOf(messages: readonly string[]): Namespace[] {
  return [...new Set(messages.map((message) => parseMessage(message).key.split(':')[0]))].filter(isNamespace);
}

function isNamespace(name = ''): name is Namespace {
  return Object.hasOwn(CATALOGUES, name);
}
