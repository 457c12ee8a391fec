import { browseInvitations } from '@aval/application/invitations/list/browse-invitations';
import { plainListPage } from '../../server/list-page.server';
import { INVITATIONS } from './invitations-address';

export const INVITATIONS_PAGE = plainListPage(INVITATIONS, browseInvitations);
