import type { PreviousTreatment } from '@aval/domain/demand/content/content';
import { formatDate } from '@aval/i18n/format';
import type { ReactNode } from 'react';
import { Section } from '../../../components/basics/section';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { ChangedTag, GoneEntries } from '../changed-fields';
import { TYPED_TEXT } from '../typed-text';
import { useDetailWords } from '../use-detail-words';

interface PreviousSectionProps {
  treatments: readonly PreviousTreatment[];
  actions?: ReactNode;
}

export function PreviousSection({ treatments, actions }: PreviousSectionProps) {
  const { t, option } = useDetailWords();
  const title = t('detail:section.previousTreatments');
  const label = {
    type: t('demand:field.previousTreatments.type'),
    date: t('demand:field.previousTreatments.date'),
    description: t('demand:field.previousTreatments.description'),
  };
  return (
    <Section id="previous" title={title} count={treatments.length} actions={actions}>
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
                  {treatment.description} <ChangedTag paths={[at]} within />
                </StackedCell>
              </StackedRow>
            );
          })}
        </StackedTable>
      ) : (
        <p className="text-ink-2">{t('demand:field.previousTreatments.none')}</p>
      )}
      <GoneEntries path="previousTreatments" />
    </Section>
  );
}
