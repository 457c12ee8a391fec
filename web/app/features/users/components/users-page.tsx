import type { UserRow } from '@aval/application/users/browse-users';
import type { USERS_LIST } from '@aval/application/users/users-list';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLE_NAMES, type RoleName } from '@aval/domain/access/roles';
import { Link } from '@remix-run/react';
import { MenuItem } from '../../../components/actions/menu';
import { Avatar } from '../../../components/basics/avatar';
import { Identifier } from '../../../components/basics/identifier';
import { Tag } from '../../../components/basics/tag';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { USER, USERS } from '../users-address';
import { UserState } from './user-state';

const OWN = 'finger-area rounded-sm font-medium text-ink hover:text-brand-text focus-visible:-outline-offset-2';

export function UsersPage({ loaded }: { loaded: PlainListData<typeof USERS_LIST, UserRow> }) {
  const { t } = useTranslation(['users', 'shell', 'common', 'demand']);
  const reader = usePageData()?.user;
  const roles = Object.fromEntries(ROLE_NAMES.map((role) => [role, t(`shell:role.${role}`)])) as Record<
    RoleName,
    string
  >;
  const isOwn = ({ id }: UserRow) => id === reader?.id;
  const may = (permission: 'users.view' | 'users.edit' | 'users.create') =>
    !!reader && roleMay(reader.role, permission);
  return (
    <PlainListPage
      address={USERS}
      loaded={loaded}
      hasExport
      words={{
        title: t('title'),
        lead: t('lead'),
        things: t('things'),
        caption: t('caption'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      create={may('users.create') ? { to: USER.create, label: t('createTitle') } : null}
      filters={{
        name: { label: t('common:label.name') },
        email: { label: t('common:label.email') },
        dni: { label: t('demand:field.patient.nationalId') },
        companyId: { label: t('common:label.company'), source: '/app/options/companies' },
        role: { label: t('common:label.role'), options: roles },
        state: {
          label: t('common:label.state'),
          options: { active: t('state.active'), inactive: t('state.inactive') },
        },
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: (row) => {
            const name = (
              <span className="inline-flex items-center gap-2.5">
                <Avatar name={row.name} imageId={row.avatarImageId} />
                {row.name}
                {isOwn(row) ? <Tag>{t('you')}</Tag> : null}
              </span>
            );
            // The account page is loaded as a document, because its texts come with it.
            return isOwn(row) ? (
              <Link className={OWN} to={USER.own} reloadDocument data-opens="">
                {name}
              </Link>
            ) : (
              name
            );
          },
        },
        {
          name: 'dni',
          label: t('demand:field.patient.nationalId'),
          sort: 'dni',
          cell: (row) => <Identifier>{row.dni}</Identifier>,
        },
        {
          name: 'email',
          label: t('common:label.email'),
          sort: 'email',
          folds: 'md:max-lg:hidden!',
          className: 'wrap-anywhere',
          cell: (row) => row.email,
        },
        { name: 'role', label: t('common:label.role'), sort: 'role', cell: (row) => roles[row.role] },
        { name: 'company', label: t('common:label.company'), sort: 'company', cell: (row) => row.companies.join(', ') },
        {
          name: 'active',
          label: t('common:label.state'),
          sort: 'active',
          cell: (row) => <UserState active={row.active} />,
        },
      ]}
      rowTo={(row) => (isOwn(row) || !may('users.view') ? null : USER.profile(row.id))}
      rowMenu={(row) => {
        const isDoctor = row.role === 'DOCTOR';
        const views = may('users.view') && !isOwn(row);
        if (!isDoctor && !views) return null;
        return {
          label: t('rowMenu', { name: row.name }),
          items: (
            <>
              {isDoctor ? (
                <MenuItem icon="document" to={USER.demands(row.id)}>
                  {t('demandsOf')}
                </MenuItem>
              ) : null}
              {views ? (
                <MenuItem icon="eye" to={USER.profile(row.id)}>
                  {t('view')}
                </MenuItem>
              ) : null}
              {views && may('users.edit') ? (
                <MenuItem icon="pencil" to={USER.edit(row.id)}>
                  {t('edit')}
                </MenuItem>
              ) : null}
            </>
          ),
        };
      }}
    />
  );
}
