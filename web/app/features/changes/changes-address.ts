import { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import { listAddress } from '../../components/plain-list/list-address';

export const CHANGES = listAddress('/app/changes', CHANGES_LIST);
