import { browseUsers } from '@aval/application/users/browse-users';
import { plainListPage } from '../../server/list-page.server';
import { USERS } from './users-address';

export const USERS_PAGE = plainListPage(USERS, browseUsers);
