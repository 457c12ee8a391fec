import { createFileStore, type FileStore } from '@aval/platform/files';
import { getEnvironment } from './environment.server';

let store: FileStore | undefined;

export function getFiles(): FileStore {
  store ??= createFileStore(getEnvironment());
  return store;
}
