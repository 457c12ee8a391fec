import type { DemandDetail, VersionDocument, VersionEntry } from '@aval/application/demands/detail/demand-detail';
import { formatStamp } from '@aval/i18n/format';
import { Section } from '../../../components/basics/section';
import { Tag, TagBlank } from '../../../components/basics/tag';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useDetailWords } from '../use-detail-words';
import { RENDITIONS, Rendition } from './rendition';

interface VersionsSectionProps {
  demand: DemandDetail;
  documentsOf: (version: VersionEntry) => readonly VersionDocument[];
}

/** Versions with their documents. */
export function VersionsSection({ demand, documentsOf }: VersionsSectionProps) {
  const { t } = useDetailWords();
  const { versions, latestVersion } = demand;
  return (
    <Section
      id="versions"
      title={t('demand:section.versions')}
      count={versions.length}
      empty={versions.length > 0 ? null : t('detail:empty.versions')}
    >
      {versions.length > 0 ? (
        <StackedTable
          boxed
          caption={t('detail:versionsCaption')}
          columns={[
            { name: 'version', label: t('detail:versions.version') },
            { name: 'reason', label: t('detail:versions.reason') },
            { name: 'created', label: t('detail:versions.created') },
            { name: 'pdf', label: t('detail:versions.pdf'), className: 'w-95 print:w-2/5' },
          ]}
        >
          {versions.map((version) => (
            <StackedRow key={version.number}>
              <StackedCell label={t('detail:versions.version')} kind="headline" className="whitespace-nowrap">
                <ReferenceLink to={versionAddress(demand, version.number)}>
                  {t('detail:version', { number: version.number })}
                </ReferenceLink>
                <TagBlank />
                {version.number === latestVersion ? <Tag>{t('detail:current')}</Tag> : null}
              </StackedCell>
              <StackedCell label={t('detail:versions.reason')} kind="text" className="text-ink-2">
                {t(`demand:versionReason.${version.reason}`)}
                {version.changeDatesReason ? (
                  <p className={`text-xs text-ink-3 ${TYPED_TEXT}`}>{version.changeDatesReason}</p>
                ) : null}
              </StackedCell>
              <StackedCell label={t('detail:versions.created')} className="whitespace-nowrap tabular-nums">
                {formatStamp(version.createdAt)}
              </StackedCell>
              <StackedCell label={t('detail:versions.pdf')} kind="text">
                <ul className={RENDITIONS}>
                  {documentsOf(version).map((document) => (
                    <Rendition key={document.id} demand={demand} version={version.number} document={document} />
                  ))}
                </ul>
              </StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      ) : null}
    </Section>
  );
}

function versionAddress({ id, latestVersion }: DemandDetail, number: number): string {
  return number === latestVersion ? `/app/demands/${id}` : `/app/demands/${id}/version/${number}`;
}
