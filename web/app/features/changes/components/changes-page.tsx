import type { ChangeRow } from '@aval/application/change-record/browse-changes';
import { CHANGE_SUBJECTS, type ChangeSubject } from '@aval/application/change-record/change-subjects';
import type { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { CellNote } from '../../../components/basics/cell-note';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { CHANGES } from '../changes-address';
import { actorAddress, subjectAddress } from '../subject-address';
import { FactList } from './fact-list';

const LINK = 'finger-area rounded-sm font-medium text-ink hover:text-brand-text hover:underline';

/** A name without spaces must not push other columns out of the window. */
const NAMES = 'wrap-anywhere as-table:min-w-40';

export function ChangesPage({ loaded }: { loaded: PlainListData<typeof CHANGES_LIST, ChangeRow> }) {
  const { t } = useTranslation(['changes', 'shell', 'common']);
  const role = usePageData()?.user?.role;
  const subjects = Object.fromEntries(CHANGE_SUBJECTS.map((subject) => [subject, t(`subject.${subject}`)])) as Record<
    ChangeSubject,
    string
  >;
  return (
    <PlainListPage
      address={CHANGES}
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
        name: { label: t('filter.name') },
        subject: { label: t('filter.subject'), options: subjects },
        // Every user who has ever signed in may have made a change.
        userId: { label: t('filter.userId'), source: '/app/access-record/users' },
        from: { label: t('filter.from') },
        to: { label: t('filter.to') },
      }}
      columns={[
        {
          name: 'at',
          label: t('common:label.at'),
          sort: 'at',
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ at }) => formatStamp(at),
        },
        {
          name: 'user',
          label: t('common:label.user'),
          className: `${NAMES} as-table:xl:min-w-52`,
          cell: ({ actorId, actorName, actorRole }) => (
            <span>
              <NameLink to={actorAddress(role, actorId)}>{actorName}</NameLink>
              <CellNote>{t(`shell:role.${actorRole}`)}</CellNote>
            </span>
          ),
        },
        {
          name: 'name',
          label: t('column.name'),
          className: NAMES,
          cell: (row) => {
            const to = subjectAddress(role, row);
            const name = row.subject === row.name ? subjects[row.subject] : row.name;
            return (
              <span>
                <NameLink to={to} opensRow>
                  {name}
                </NameLink>
                <CellNote>{[subjects[row.subject], row.companyName].filter(Boolean).join(' · ')}</CellNote>
              </span>
            );
          },
        },
        {
          name: 'action',
          label: t('column.action'),
          className: 'xl:whitespace-nowrap',
          cell: ({ action }) => t(`action.${action}`),
        },
        {
          name: 'facts',
          label: t('column.facts'),
          className: 'as-table:w-1/3 xl:w-1/4',
          cell: (row) => <FactList change={row} />,
        },
      ]}
    />
  );
}

interface NameLinkProps {
  /** Null where there is no page, or none for this reader. */
  to: string | null;
  /** A click on the row follows this link. */
  opensRow?: boolean;
  children: string;
}

function NameLink({ to, opensRow = false, children }: NameLinkProps) {
  if (!to) return <span className="font-medium">{children}</span>;
  return (
    <Link className={LINK} to={to} {...(opensRow ? { 'data-opens': '' } : {})}>
      {children}
    </Link>
  );
}
