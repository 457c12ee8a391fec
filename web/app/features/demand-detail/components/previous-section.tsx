import type { PreviousTreatment } from '@aval/domain/demand/content';
import { formatDate } from '@aval/i18n/format';
import type { ReactNode } from 'react';
import { ScrollBox } from '../../../components/scroll-box';
import { Section } from '../../../components/section';
import { ChangedTag, GoneEntries } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';

interface PreviousSectionProps {
  treatments: readonly PreviousTreatment[];
  actions?: ReactNode;
}

export function PreviousSection({ treatments, actions }: PreviousSectionProps) {
  const { t, option } = useDetailWords();
  const title = t('detail:section.previousTreatments');
  return (
    <Section id="previous" title={title} count={treatments.length} actions={actions}>
      {treatments.length > 0 ? (
        <ScrollBox label={title}>
          <table className="data-table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('demand:field.previousTreatments.type')}</th>
                <th scope="col">{t('demand:field.previousTreatments.date')}</th>
                <th scope="col">{t('demand:field.previousTreatments.description')}</th>
              </tr>
            </thead>
            <tbody>
              {treatments.map((treatment, index) => {
                const at = `previousTreatments.${index}`;
                return (
                  <tr key={at}>
                    <td className="whitespace-nowrap">{option('previousTreatment', treatment.type)}</td>
                    <td className="whitespace-nowrap">{formatDate(treatment.date)}</td>
                    <td className="typed-text">
                      {treatment.description} <ChangedTag paths={[at]} within />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      ) : (
        <p className="text-ink-2">{t('demand:field.previousTreatments.none')}</p>
      )}
      <GoneEntries path="previousTreatments" />
    </Section>
  );
}
