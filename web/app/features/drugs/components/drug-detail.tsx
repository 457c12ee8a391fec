import type { DrugEntry } from '@aval/application/catalogues/drugs/drug-catalogue';
import type { DrugRelations } from '@aval/application/catalogues/drugs/find-drug-relations';
import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { Link } from '@remix-run/react';
import { CellNote } from '../../../components/basics/cell-note';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StatusBadge } from '../../../components/demand/status-badge';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { EntryDetail } from '../../catalogues/components/entry-detail';
import { PRESENTATION } from '../../presentations/presentations-address';
import { REGIMEN } from '../../regimens/regimens-address';
import { DRUG } from '../drugs-address';

const RELATED = 'grid gap-x-6 gap-y-2.5 md:grid-cols-2 [&>li]:wrap-anywhere';

interface DrugDetailProps {
  entry: DrugEntry;
  uses: EntryUses;
  relations: DrugRelations;
  /** First page of the demands in sight that ask for it, and the address of their list. */
  demands: { rows: readonly Pick<DemandRow, 'id' | 'reference' | 'displayStatus'>[]; count: number; address: string };
}

export function DrugDetail({ entry, uses, relations: { presentations, regimens }, demands }: DrugDetailProps) {
  const { t } = useTranslation(['drugs', 'catalogues', 'common']);
  const words = useMessage();
  return (
    <EntryDetail
      entry={entry}
      uses={uses}
      address={DRUG}
      things={t('title')}
      name={entry.name}
      dependents={t('presentations', { count: uses.dependents })}
    >
      <Definitions>
        <Definition label={t('field.activePrinciple')}>{entry.activePrinciple}</Definition>
        <Definition label={t('field.dosage')}>{words(`demand:option.doseType.${entry.dosage}`)}</Definition>
        <Definition label={t('field.administration')}>
          {words(`demand:option.administration.${entry.administration}`)}
        </Definition>
        <Definition label={t('field.atcCode')}>{entry.atcCode}</Definition>
        <Definition label={t('common:label.otherNames')}>{entry.otherNames}</Definition>
      </Definitions>
      <Section
        id="presentations"
        title={t('section.presentations')}
        count={uses.dependents}
        className="mt-6 border-t"
        empty={presentations.length > 0 ? null : t('noPresentations')}
      >
        {presentations.length > 0 ? (
          <ul className={RELATED}>
            {presentations.map(({ id, presentation, nationalCode, hidden }) => (
              <li key={id}>
                <Link className="finger-area underline" to={PRESENTATION.detail(id)}>
                  {presentation}
                </Link>
                <CellNote>
                  {[nationalCode, hidden ? t('catalogues:hidden') : null].filter(Boolean).join(' · ')}
                </CellNote>
              </li>
            ))}
          </ul>
        ) : null}
        <More shown={presentations.length} total={uses.dependents} />
      </Section>
      <Section id="regimens" title={t('section.regimens')} empty={regimens.length > 0 ? null : t('noRegimens')}>
        {regimens.length > 0 ? (
          <ul className={RELATED}>
            {regimens.map(({ id, name, companyName }) => (
              <li key={id}>
                <Link className="finger-area underline" to={REGIMEN.detail(id)}>
                  {name}
                </Link>
                {companyName ? <CellNote>{companyName}</CellNote> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </Section>
      <Section
        id="demands"
        title={t('section.demands')}
        count={demands.count}
        empty={demands.count > 0 ? null : t('noDemands')}
        actions={demands.count > 0 ? <Link to={demands.address}>{t('allDemands')}</Link> : null}
      >
        {demands.count > 0 ? (
          <ul className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
            {demands.rows.map(({ id, reference, displayStatus }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ReferenceLink to={`/app/demands/${id}`}>{reference}</ReferenceLink>
                <StatusBadge status={displayStatus} short />
              </li>
            ))}
          </ul>
        ) : null}
        {demands.count > demands.rows.length ? (
          <p className="mt-3 text-ink-2">{t('newestDemands', { count: demands.rows.length })}</p>
        ) : null}
      </Section>
    </EntryDetail>
  );
}

/** Says how many presentations the page leaves out. */
function More({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('drugs');
  return total > shown ? <p className="mt-3 text-ink-2">{t('morePresentations', { count: total - shown })}</p> : null;
}
