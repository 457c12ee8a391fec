import type { DeclaredExposure, PreviousTreatment } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { formatDate } from '@aval/i18n/format';
import type { ReactNode } from 'react';
import { Definitions } from '../../../components/basics/definitions';
import { Section, Subheading } from '../../../components/basics/section';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useReportWords } from '../../congruence/use-report-words';
import { ChangedTag, GoneEntries, VersionField } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';

interface PreviousSectionProps {
  treatments: readonly PreviousTreatment[];
  /** Exposures to drugs with a lifetime limit, received elsewhere. */
  exposures: readonly DeclaredExposure[];
  names: VersionNames;
  actions?: ReactNode;
}

export function PreviousSection({ treatments, exposures, names, actions }: PreviousSectionProps) {
  const { t, option } = useDetailWords();
  const title = t('demand:section.previousTreatments');
  const isEmpty = treatments.length === 0 && exposures.length === 0;
  const label = {
    type: t('demand:field.previousTreatments.type'),
    date: t('demand:field.previousTreatments.date'),
    description: t('demand:field.previousTreatments.description'),
  };
  return (
    <Section
      id="previous"
      title={title}
      count={treatments.length}
      empty={isEmpty ? t('demand:field.previousTreatments.none') : null}
      actions={actions}
    >
      {treatments.length > 0 ? (
        <StackedTable
          boxed
          caption={title}
          columns={[
            { name: 'type', label: label.type },
            { name: 'date', label: label.date },
            { name: 'description', label: label.description },
          ]}
        >
          {treatments.map((treatment, index) => {
            const at = `previousTreatments.${index}`;
            return (
              <StackedRow key={at}>
                <StackedCell label={label.type} kind="headline" className="whitespace-nowrap">
                  {option('previousTreatment', treatment.type)}
                </StackedCell>
                <StackedCell label={label.date} className="whitespace-nowrap">
                  {formatDate(treatment.date)}
                </StackedCell>
                <StackedCell label={label.description} kind="text" className={TYPED_TEXT}>
                  {treatment.description}
                  <ChangedTag paths={[at]} within />
                </StackedCell>
              </StackedRow>
            );
          })}
        </StackedTable>
      ) : null}
      <GoneEntries path="previousTreatments" />
      {exposures.length > 0 ? <Exposures exposures={exposures} names={names} /> : null}
      <GoneEntries path="exposures" />
    </Section>
  );
}

function Exposures({ exposures, names }: Pick<PreviousSectionProps, 'exposures' | 'names'>) {
  const { t } = useDetailWords();
  const { figure } = useReportWords();
  return (
    <>
      <Subheading>{t('demand:field.exposures.title')}</Subheading>
      <Definitions>
        {exposures.map(({ drugId, totalDose, unit }, index) => (
          <VersionField
            key={`${drugId} ${totalDose} ${unit}`}
            label={names.drugs[drugId] ?? String(drugId)}
            path={[`exposures.${index}.totalDose`, `exposures.${index}.drugId`]}
          >
            {figure(totalDose, unit)}
          </VersionField>
        ))}
      </Definitions>
    </>
  );
}
