import { computedDose } from '@aval/domain/clinical/dose';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Chemotherapy } from '@aval/domain/demand/content';
import type { VersionNames } from '@aval/domain/demand/version-snapshot';
import { DrugLetter } from '../../../components/drug-letter';
import { ScrollBox } from '../../../components/scroll-box';
import { useNumbers } from '../../../shell/numbers';
import { ChangedTag } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';

/** The drug lines with the doses that follow from height and weight. */
export function DrugTable({ chemotherapy, names }: { chemotherapy: Chemotherapy; names: VersionNames }) {
  const numbers = useNumbers();
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
            const at = `treatment.chemotherapy.drugs.${index}`;
            const computed = computedDose(line, chemotherapy);
            return (
              <tr key={drugLetter(index)}>
                <th scope="row" className="drug-table__drug">
                  <span>
                    <DrugLetter letter={drugLetter(index)} />
                    <span>
                      <b>{names.drugs[line.drugId]}</b> <ChangedTag paths={[at]} />
                      {presentation ? (
                        <span className="hint">
                          {presentation.presentation} · {t('detail:nationalCode', { code: presentation.nationalCode })}
                        </span>
                      ) : null}
                      <ChangedTag paths={[`${at}.presentationId`]} />
                    </span>
                  </span>
                </th>
                <td className="is-number">
                  {t(`demand:dose.${line.doseType}`, { dose: numbers.plain(line.dose) })}{' '}
                  <ChangedTag paths={[`${at}.dose`]} />
                </td>
                <td className="is-number">
                  {computed === null ? (
                    <span className="text-ink-2">{t('demand:clearance')}</span>
                  ) : (
                    <b>{numbers.measure(computed, 'mg')}</b>
                  )}
                </td>
                <td>
                  {option('administration', line.administration)} <ChangedTag paths={[`${at}.administration`]} />
                </td>
                <td>
                  {line.sessions.join(', ')} <ChangedTag paths={[`${at}.sessions`]} />
                </td>
                <td className="is-number">
                  {numbers.integer(line.amount)} <ChangedTag paths={[`${at}.amount`]} />
                </td>
                <td className="is-number">
                  {numbers.money(line.priceCents)} <ChangedTag paths={[`${at}.priceCents`]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
