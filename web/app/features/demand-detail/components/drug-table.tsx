import { computedDose } from '@aval/domain/clinical/dose';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Chemotherapy } from '@aval/domain/demand/content';
import type { VersionNames } from '@aval/domain/demand/version-snapshot';
import { formatInteger, formatMeasure, formatMoney, formatTyped } from '@aval/i18n/format';
import { DrugLetter } from '../../../components/drug-letter';
import { ScrollBox } from '../../../components/scroll-box';
import { ChangedTag } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';

/** The drug lines with the doses that follow from height and weight. */
export function DrugTable({ chemotherapy, names }: { chemotherapy: Chemotherapy; names: VersionNames }) {
  const { t, option } = useDetailWords();
  if (chemotherapy.drugs.length === 0) return <p className="text-ink-2">{t('detail:noDrugs')}</p>;
  return (
    <ScrollBox label={t('detail:drugsCaption')}>
      <table className="data-table drug-table">
        <caption className="sr-only">{t('detail:drugsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('detail:drugAndPresentation')}</th>
            <th scope="col" className="is-number">
              {t('demand:field.drug.dose')}
            </th>
            <th scope="col" className="is-number">
              {t('demand:field.drug.computedDose')}
            </th>
            <th scope="col">{t('demand:field.drug.administration')}</th>
            <th scope="col">{t('detail:field.sessions')}</th>
            <th scope="col" className="is-number">
              <abbr title={t('demand:field.drug.amount')}>{t('detail:amountShort')}</abbr>
            </th>
            <th scope="col" className="is-number">
              {t('demand:field.drug.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {chemotherapy.drugs.map((line, index) => {
            const presentation = names.presentations[line.presentationId];
            const computed = computedDose(line, chemotherapy);
            return (
              <tr key={drugLetter(index)}>
                <th scope="row" className="drug-table__drug">
                  <span>
                    <DrugLetter letter={drugLetter(index)} />
                    <span>
                      <b>{names.drugs[line.drugId]}</b>{' '}
                      <ChangedTag paths={[`treatment.chemotherapy.drugs.${index}`, 'treatment.chemotherapy.drugs']} />
                      {presentation ? (
                        <span className="hint">
                          {presentation.presentation} · {t('detail:nationalCode', { code: presentation.nationalCode })}
                        </span>
                      ) : null}
                    </span>
                  </span>
                </th>
                <td className="is-number">{t(`detail:dose.${line.doseType}`, { dose: formatTyped(line.dose) })}</td>
                <td className="is-number">
                  {computed === null ? (
                    <span className="text-ink-2">{t('demand:clearance')}</span>
                  ) : (
                    <b>{formatMeasure(computed, 'mg')}</b>
                  )}
                </td>
                <td>{option('administration', line.administration)}</td>
                <td>{line.sessions.join(', ')}</td>
                <td className="is-number">{formatInteger(line.amount)}</td>
                <td className="is-number">{formatMoney(line.priceCents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
