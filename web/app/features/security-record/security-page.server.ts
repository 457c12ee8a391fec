import { browseSecurityRecord } from '@aval/application/security-record/browse-security-record';
import { plainListPage } from '../../server/list-page.server';
import { SECURITY_RECORD } from './security-address';

export const SECURITY_PAGE = plainListPage(SECURITY_RECORD, browseSecurityRecord);
