import { radiotherapyEnd } from '@aval/domain/clinical/treatment-dates';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import type { RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { formatDate } from '@aval/i18n/format';
import { CellNote } from '../../../components/basics/cell-note';
import { Definitions } from '../../../components/basics/definitions';
import { TagBlank } from '../../../components/basics/tag';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { ChangedTag, VersionField } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';
import { SeriousTag } from './serious-links';

interface RadiotherapyListProps {
  treatments: readonly RadiotherapyTreatment[];
  names: VersionNames;
  findings: readonly Finding[];
}

const FIGURES = [
  'totalDoseGy',
  'fractionationPerDayGy',
  'sessions',
  'tissueVolumeCm3',
  'startDate',
  'end',
] as const satisfies readonly (keyof RadiotherapyTreatment | 'end')[];

/** Radiotherapies as rows, with codes, doses and dates; their descriptions below. */
export function RadiotherapyList({ treatments, names, findings }: RadiotherapyListProps) {
  const { t, option } = useDetailWords();
  const figureOf = useFigures();
  const label = (name: (typeof FIGURES)[number] | 'codeIds' | 'complexity' | 'detailedDescription') =>
    t(`demand:field.radiotherapy.${name}`);
  return (
    <>
      <StackedTable
        boxed
        caption={t('demand:field.radiotherapy.title')}
        columns={[
          { name: 'codeIds', label: label('codeIds') },
          ...FIGURES.map((name) => ({ name, label: label(name), isNumber: true, className: 'whitespace-normal!' })),
        ]}
      >
        {treatments.map((treatment, index) => {
          const at = `treatment.radiotherapy.${index}`;
          return (
            <StackedRow key={at}>
              <StackedCell label={label('codeIds')} kind="headline" className="min-w-[172px]! print:min-w-0!">
                <span>
                  <b className="font-medium">{treatment.codeIds.map((id) => codeText(names.codes[id])).join('; ')}</b>
                  <TagBlank />
                  <SeriousTag findings={findings} entry={{ of: 'radiotherapy', index }} />
                  <ChangedTag paths={[at]} />
                  <ChangedTag paths={[`${at}.codeIds`]} isInCell />
                  <CellNote>
                    {option('intention', treatment.intention)} · {label('complexity').toLocaleLowerCase()}{' '}
                    {treatment.complexity}
                  </CellNote>
                  <ChangedTag paths={[`${at}.intention`, `${at}.complexity`]} isInCell />
                </span>
              </StackedCell>
              {FIGURES.map((name) => (
                <StackedCell key={name} label={label(name)} kind="number">
                  <span>
                    {figureOf(treatment, name)} <ChangedTag paths={[`${at}.${name}`]} isInCell />
                  </span>
                </StackedCell>
              ))}
            </StackedRow>
          );
        })}
      </StackedTable>
      <div className="mt-3.5">
        <Definitions>
          {treatments.map(({ detailedDescription }, index) => {
            const path = `treatment.radiotherapy.${index}.detailedDescription`;
            const entry = t('demand:field.radiotherapy.entry', { number: index + 1 });
            const description = label('detailedDescription');
            return (
              <VersionField
                key={path}
                label={treatments.length > 1 ? `${entry}: ${description.toLocaleLowerCase()}` : description}
                path={path}
                width="whole"
              >
                {detailedDescription ? <span className={TYPED_TEXT}>{detailedDescription}</span> : null}
              </VersionField>
            );
          })}
        </Definitions>
      </div>
    </>
  );
}

function useFigures() {
  const numbers = useNumbers();
  return (treatment: RadiotherapyTreatment, name: (typeof FIGURES)[number]): string => {
    switch (name) {
      case 'totalDoseGy':
      case 'fractionationPerDayGy':
        return numbers.measure(treatment[name], 'Gy');
      case 'tissueVolumeCm3':
        return numbers.measure(treatment[name], 'cm³');
      case 'sessions':
        return numbers.integer(treatment.sessions);
      case 'startDate':
        return formatDate(treatment.startDate);
      case 'end':
        return formatDate(radiotherapyEnd(treatment));
    }
  };
}

function codeText(code: { code: string; type: string } | undefined): string {
  return code ? `${code.code} · ${code.type}` : '';
}
