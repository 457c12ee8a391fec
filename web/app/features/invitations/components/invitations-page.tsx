import type { InvitationRow } from '@aval/application/invitations/list/browse-invitations';
import type { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import { INVITATION_STATES, type InvitationState } from '@aval/domain/access/invitation-status';
import { formatStamp } from '@aval/i18n/format';
import { CellNote } from '../../../components/basics/cell-note';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useTranslation } from '../../../shell/words/translation';
import { INVITATIONS, invitationAddress } from '../invitations-address';
import { InvitationStateTag } from './invitation-state-tag';

/** On tablets the address is below the name, so that it does not wrap within words. */
const WITH_ROOM = 'md:max-xl:hidden!';
const EMAIL_BELOW = 'hidden font-normal md:max-xl:block';
const STAMP = 'whitespace-nowrap tabular-nums';

/** Options of the company filter, which is offered only to users who see all companies. */
const COMPANIES = '/app/demands/filter-options?filter=companyId';

export function InvitationsPage({ loaded }: { loaded: PlainListData<typeof INVITATIONS_LIST, InvitationRow> }) {
  const { t } = useTranslation(['invitations', 'shell', 'common']);
  const stateWords = Object.fromEntries(INVITATION_STATES.map((state) => [state, t(`state.${state}`)]));
  return (
    <PlainListPage
      address={INVITATIONS}
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
      filters={{
        email: { label: t('filter.email') },
        status: { label: t('filter.status'), options: stateWords as Record<InvitationState, string> },
        companyId: { label: t('filter.companyId'), source: COMPANIES },
      }}
      create={{ to: `${INVITATIONS.path}/create`, label: t('create') }}
      rowTo={({ id }) => invitationAddress(id)}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: ({ name, email }) => (
            <>
              {name}
              <span className={EMAIL_BELOW}>
                <CellNote>{email}</CellNote>
              </span>
            </>
          ),
        },
        {
          name: 'email',
          label: t('common:label.email'),
          sort: 'email',
          className: 'wrap-anywhere',
          folds: WITH_ROOM,
          cell: ({ email }) => email,
        },
        { name: 'role', label: t('common:label.role'), cell: ({ role }) => t(`shell:role.${role}`) },
        { name: 'company', label: t('common:label.company'), sort: 'company', cell: ({ companyName }) => companyName },
        { name: 'state', label: t('common:label.status'), cell: ({ state }) => <InvitationStateTag state={state} /> },
        {
          name: 'createdAt',
          label: t('common:label.created'),
          sort: 'createdAt',
          className: STAMP,
          cell: ({ createdAt }) => formatStamp(createdAt),
        },
        {
          name: 'expiresAt',
          label: t('column.expiresAt'),
          sort: 'expiresAt',
          className: STAMP,
          cell: ({ expiresAt }) => expiresAt && formatStamp(expiresAt),
        },
      ]}
    />
  );
}
