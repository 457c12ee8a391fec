import type { QueryOf } from '@aval/application/lists/plain-list';
import { REGIMENS_LIST } from '@aval/application/regimens/regimens-list';
import { listAddress } from '../../components/plain-list/list-address';

export const REGIMENS = listAddress('/app/regimens', REGIMENS_LIST);

/** Parameter that opens the dialog to retire the regimen or to offer it again. */
export const RETIRE = 'retire';

/** Parameter that shows a version other than the latest. */
export const VERSION = 'version';

/** Addresses of the regimen library. */
export const REGIMEN = {
  list: REGIMENS.path,
  create: `${REGIMENS.path}/create`,
  import: `${REGIMENS.path}/import`,
  /** Export of the filtered list, in the format of the import. */
  files: (query: QueryOf<typeof REGIMENS_LIST>) => `${REGIMENS.path}/file?${REGIMENS_LIST.write(query)}`,
  /** Export of one regimen. */
  file: (id: number) => `${REGIMENS.path}/file?id=${id}`,
  detail: (id: number) => `${REGIMENS.path}/${id}`,
  version: (id: number, version: number) => `${REGIMENS.path}/${id}?${VERSION}=${version}`,
  edit: (id: number) => `${REGIMENS.path}/${id}/edit`,
  retire: (id: number) => `${REGIMENS.path}/${id}?${RETIRE}`,
};
