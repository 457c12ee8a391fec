import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { type AdministeredDose, administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { drugColour, drugLetter } from '@aval/domain/clinical/drug-line';
import type { ReportedDoses } from '@aval/domain/congruence/report/line-report';
import type { Chemotherapy, DrugLine } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { keepFigures } from '@aval/i18n/format';
import { Table, Typed } from './layout';
import type { Words } from './words';

interface Props {
  chemotherapy: Chemotherapy;
  names: VersionNames;
  /** Doses of the version's report. */
  doses: ReportedDoses;
  words: Words;
}

export function DrugsTable({ chemotherapy, names, doses, words }: Props) {
  const { t, option } = words;
  const given = chemotherapy.drugs.map((line, index) => doses.get(index)?.dose ?? administeredDose(line, chemotherapy));
  if (chemotherapy.drugs.length === 0) return <p>{t('empty.drugs')}</p>;
  return (
    <>
      <Table
        dense
        label={t('drugs.title')}
        columns={[
          { label: t('drugs.line'), width: '6.5mm', unseen: true },
          { label: t('drugs.drug') },
          { label: t('drugs.nationalCode'), width: '15.5mm' },
          { label: t('drugs.dose'), width: '20mm', figures: true },
          { label: t('drugs.computed'), width: '20.5mm', figures: true },
          { label: t('drugs.administration'), width: '20mm' },
          { label: t('drugs.sessions'), width: '15mm' },
          { label: t('drugs.amount'), width: '9.5mm', figures: true },
          { label: t('drugs.price'), width: '18.5mm', figures: true },
        ]}
      >
        {chemotherapy.drugs.map((line, index) => {
          const presentation = names.presentations[line.presentationId];
          const intakes = words.intakes(line.administration, doses.get(index)?.timesPerDay ?? null);
          return (
            <tr key={drugLetter(index)}>
              <td>
                <Letter index={index} />
              </td>
              <td>
                <strong>
                  <Typed>{drugName(line, names)}</Typed>
                </strong>
                <br />
                <span className="quiet">
                  <Typed>{presentation ? keepFigures(presentation.presentation) : t('none')}</Typed>
                </span>
              </td>
              <td>
                <Typed>{presentation?.nationalCode ?? t('none')}</Typed>
              </td>
              <td className="figures unbroken">{doseText(line, words)}</td>
              <td className="figures">
                {computedText(given[index], words)}
                {intakes === null ? null : (
                  <>
                    <br />
                    <span className="quiet">{intakes}</span>
                  </>
                )}
              </td>
              <td>{option('administration', line.administration)}</td>
              <td>{line.sessions.join(', ')}</td>
              <td className="figures">{words.number(line.amount)}</td>
              <td className="figures unbroken">{words.money(line.priceCents)}</td>
            </tr>
          );
        })}
      </Table>
      <ul className="note formulas">
        {formulas(chemotherapy, given, words).map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
    </>
  );
}

export function Letter({ index, planned = false }: { index: number; planned?: boolean }) {
  return <span className={`letter letter-${drugColour(index)}${planned ? ' planned' : ''}`}>{drugLetter(index)}</span>;
}

export function drugName(line: DrugLine, names: VersionNames): string {
  return names.drugs[line.drugId] ?? String(line.drugId);
}

function doseText({ dose, doseType }: DrugLine, { t, number }: Words): string {
  return t(`demand:dose.${doseType}`, { dose: number(dose) });
}

type Given = Calculation<AdministeredDose>;

function computedText(given: Given | undefined, { t, measure }: Words): string {
  return given?.computable ? measure(given.doseMg, 'mg') : t('drugs.byClearance');
}

/** Returns the formula of each computed value, so that it can be checked on paper. */
function formulas(chemotherapy: Chemotherapy, given: readonly Given[], words: Words): string[] {
  const { t, decimal, number } = words;
  const size = { weight: decimal(chemotherapy.weightKg), height: number(chemotherapy.heightCm) };
  const surface = shownBodySurface(chemotherapy);
  const lines = chemotherapy.drugs.flatMap((line, index) => {
    const dose = given[index];
    const values = {
      letter: drugLetter(index),
      dose: doseText(line, words),
      computed: computedText(dose, words),
    };
    // Clearance and cap are not single factors, so their steps are printed.
    if (dose?.computable && (line.doseType === 'AUC' || dose.actedCap))
      return [t('drugs.steps', { ...values, steps: words.steps(dose).join('; ') })];
    if (line.doseType === 'MGM2') return [t('drugs.surfaceDose', { ...values, ...size })];
    if (line.doseType === 'MGKG')
      return [t('drugs.weightDose', { ...values, weight: words.measure(chemotherapy.weightKg, 'kg') })];
    return [];
  });
  if (surface === null) return lines;
  return [t('drugs.surfaceFormula', { ...size, surface: words.measure(surface, 'm²') }), ...lines];
}
