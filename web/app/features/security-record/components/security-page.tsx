import type { SecurityRow } from '@aval/application/security-record/browse-security-record';
import { FAILURES, SECURITY_KINDS, type SecurityKind } from '@aval/application/security-record/security-events';
import type { SECURITY_LIST } from '@aval/application/security-record/security-list';
import { describeDevice } from '@aval/domain/access/device';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { CellNote } from '../../../components/basics/cell-note';
import { deviceName } from '../../../components/basics/device-name';
import { Tag } from '../../../components/basics/tag';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useTranslation } from '../../../shell/words/translation';
import { SECURITY_RECORD } from '../security-address';
import { toldDetail } from '../told-detail';

const FAILED: ReadonlySet<SecurityKind> = new Set(FAILURES);
const LINK = 'finger-area rounded-sm text-ink hover:text-brand-text hover:underline';
/** A name without spaces must not push other columns out of the window. */
const NAMES = 'wrap-anywhere as-table:min-w-28';

export function SecurityPage({ loaded }: { loaded: PlainListData<typeof SECURITY_LIST, SecurityRow> }) {
  const { t, i18n } = useTranslation(['securityRecord', 'shell', 'common']);
  const common = useTranslation(['common']);
  const kinds = Object.fromEntries(
    (['failures', ...SECURITY_KINDS] as const).map((kind) => [kind, t(`kind.${kind}`)]),
  ) as Record<'failures' | SecurityKind, string>;
  const { query } = loaded;
  /** Address of the record narrowed to a user or an address as well. */
  const only = (chosen: { userId: number } | { address: string }) =>
    SECURITY_RECORD.changed(query, { filters: { ...query.filters, ...chosen } });
  return (
    <PlainListPage
      address={SECURITY_RECORD}
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
        address: { label: t('filter.address') },
        kind: { label: t('filter.kind'), options: kinds },
        userId: { label: t('filter.userId'), source: '/app/access-record/users' },
        companyId: { label: t('filter.companyId'), source: '/app/options/companies' },
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
          name: 'event',
          label: t('common:label.event'),
          className: 'as-table:min-w-44',
          cell: (row) => {
            const by = row.actorName === null ? null : t('by', { name: row.actorName });
            const told = [toldDetail(i18n, row), by].filter((each) => each !== null);
            return (
              <span>
                <Tag tone={FAILED.has(row.kind) ? 'warn' : 'line'}>{kinds[row.kind]}</Tag>
                {told.length > 0 ? <CellNote>{told.join(' · ')}</CellNote> : null}
              </span>
            );
          },
        },
        {
          name: 'user',
          label: t('common:label.user'),
          className: NAMES,
          cell: ({ userId, userName, userRole }) =>
            userId === null || userName === null ? (
              <span className="text-ink-3">{t('nobody')}</span>
            ) : (
              <span>
                <Link className={LINK} to={only({ userId })} aria-label={t('onlyUser', { name: userName })}>
                  {userName}
                </Link>
                {userRole ? <CellNote>{t(`shell:role.${userRole}`)}</CellNote> : null}
              </span>
            ),
        },
        {
          name: 'company',
          label: t('common:label.company'),
          className: NAMES,
          cell: ({ companyName }) => companyName,
        },
        {
          name: 'address',
          label: t('column.address'),
          className: 'tabular-nums wrap-anywhere',
          cell: ({ address }) =>
            address === null ? (
              <span className="text-ink-3">{t('noAddress')}</span>
            ) : (
              <Link className={LINK} to={only({ address })} aria-label={t('onlyAddress', { address })}>
                {address}
              </Link>
            ),
        },
        {
          name: 'device',
          label: t('column.device'),
          className: 'wrap-anywhere',
          cell: ({ address, userAgent, isApiClient }) =>
            address === null ? null : deviceName(common.t, { device: describeDevice(userAgent), isApiClient }),
        },
      ]}
    />
  );
}
