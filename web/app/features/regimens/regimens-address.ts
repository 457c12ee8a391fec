import type { QueryOf } from '@aval/application/lists/plain-list';
import { REGIMENS_LIST } from '@aval/application/regimens/regimens-list';
import { listAddress } from '../../components/plain-list/list-address';

export const REGIMENS = listAddress('/app/regimens', REGIMENS_LIST);

/** The parameter that opens the question whether to offer it no more, or again. */
export const RETIRE = 'retire';

/** The parameter that shows a version other than the latest. */
export const VERSION = 'version';

/** Where the pages of the library are. */
export const REGIMEN = {
  list: REGIMENS.path,
  create: `${REGIMENS.path}/create`,
  import: `${REGIMENS.path}/import`,
  /** What the list is narrowed to, as a file that an import reads. */
  files: (query: QueryOf<typeof REGIMENS_LIST>) => `${REGIMENS.path}/file?${REGIMENS_LIST.write(query)}`,
  /** One of them. */
  file: (id: number) => `${REGIMENS.path}/file?id=${id}`,
  detail: (id: number) => `${REGIMENS.path}/${id}`,
  version: (id: number, version: number) => `${REGIMENS.path}/${id}?${VERSION}=${version}`,
  edit: (id: number) => `${REGIMENS.path}/${id}/edit`,
  retire: (id: number) => `${REGIMENS.path}/${id}?${RETIRE}`,
};
