import { browseChanges } from '@aval/application/change-record/browse-changes';
import { plainListPage } from '../../server/list-page.server';
import { CHANGES } from './changes-address';

export const CHANGES_PAGE = plainListPage(CHANGES, browseChanges);
