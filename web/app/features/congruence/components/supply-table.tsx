import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { Supply } from '@aval/domain/clinical/vials/supply';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { Chemotherapy, DrugLine } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { CellNote } from '../../../components/basics/cell-note';
import { Subheading } from '../../../components/basics/section';
import { Tag, TagBlank } from '../../../components/basics/tag';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { ChangedTag } from '../../demand-detail/changed-fields';
import { DrugCell } from '../../demand-detail/components/drug-cell';
import { useDetailWords } from '../../demand-detail/use-detail-words';
import { useReportWords } from '../use-report-words';

const NO_BREAK = '\u00a0';

interface SupplyTableProps {
  lines: readonly LineReport[];
  chemotherapy: Chemotherapy;
  names: VersionNames;
  seesCost: boolean;
}

/**
 * Vials or tablets of each line as requested and as computed, the waste of the latter, and their cost for roles that may
 * see costs.
 */
export function SupplyTable({ lines, chemotherapy, names, seesCost }: SupplyTableProps) {
  const { t, figure, cycles } = useReportWords();
  const numbers = useNumbers();
  const { t: detail } = useDetailWords();
  const rows = lines.flatMap((line) => {
    const order = chemotherapy.drugs[line.index];
    if (!order) return [];
    const found = line.supply && chosenOf(line.supply);
    const supply = found?.computable ? found : null;
    return [{ line, order, supply, spared: line.supply && supply && lessWasteful(line.supply, supply) }];
  });
  const label = {
    line: detail('detail:drugAndPresentation'),
    asked: t('supply.asked'),
    units: t('supply.computed'),
    waste: t('supply.waste'),
    cycle: t('supply.cycle'),
    course: cycles(lines),
  };
  const unitsOf = ({ units, dispensing }: Supply) => {
    // Several strengths wrap between one another, but never inside.
    const each = units.map(({ count, strengthMg }) =>
      t('supply.unit', { count, strength: figure(strengthMg, 'mg') }).replaceAll(' ', NO_BREAK),
    );
    return dispensing === 'packs' ? t('supply.perIntake', { units: each.join(' + ') }) : each.join(' + ');
  };
  const packsOf = ({ units }: Supply, time: 'cycle' | 'course') => {
    const counted = units.map(({ packs, strengthMg }) => {
      const count = packs?.[time];
      return count == null ? null : t('supply.pack', { count, strength: figure(strengthMg, 'mg') });
    });
    return counted.includes(null) ? null : counted.join(' + ');
  };
  const money = (cents: number | null | undefined) => (cents == null ? null : numbers.money(cents));
  const sum = (of: (supply: Supply) => number | null | undefined) => {
    const costs = rows.map(({ supply }) => supply && of(supply));
    return costs.some((cents) => cents == null)
      ? null
      : costs.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  };
  return (
    <>
      <Subheading>
        {t(seesCost ? 'supply.title' : 'supply.titleOnly')}
        <TagBlank />
        {seesCost ? (
          <Tag tone="line" icon="eye">
            {t('supply.insurerOnly')}
          </Tag>
        ) : null}
      </Subheading>
      <StackedTable
        boxed
        caption={t(seesCost ? 'supply.caption' : 'supply.captionOnly')}
        columns={[
          { name: 'line', label: label.line },
          { name: 'asked', label: label.asked, isNumber: true },
          { name: 'units', label: label.units, isNumber: true },
          { name: 'waste', label: label.waste, isNumber: true },
          ...(seesCost
            ? [
                { name: 'cycle', label: label.cycle, isNumber: true },
                { name: 'course', label: label.course, isNumber: true },
              ]
            : []),
        ]}
      >
        {rows.map(({ line, order, supply, spared }) => (
          <StackedRow key={line.index}>
            <StackedCell label={label.line} kind="headline" className="min-w-40">
              <DrugCell line={order} index={line.index} names={names} below="presentation" />
            </StackedCell>
            <StackedCell label={label.asked} kind="number">
              <AskedUnits line={order} index={line.index} />
            </StackedCell>
            <StackedCell label={label.units} kind="number">
              <span className="whitespace-normal">
                {supply ? unitsOf(supply) : <span className="text-ink-3">{t('supply.unknown')}</span>}
                {(['cycle', 'course'] as const).map((time) => {
                  const packs = supply && packsOf(supply, time);
                  return packs ? (
                    <span key={time} className="block text-ink-3 text-xs">
                      {t(`supply.packs.${time}`, { packs })}
                    </span>
                  ) : null;
                })}
                {spared ? (
                  <span className="block text-ink-3 text-xs">
                    {t(spared.dispensing === 'packs' ? 'supply.nearer' : 'supply.lessWaste', {
                      units: unitsOf(spared),
                      percent: figure(spared.wastePercent, '%', 1),
                    })}
                  </span>
                ) : null}
              </span>
            </StackedCell>
            <StackedCell label={label.waste} kind="number">
              {supply
                ? t(supply.dispensing === 'packs' ? 'supply.difference' : 'supply.wasteOf', {
                    waste: numbers.measure(supply.wasteMg, 'mg'),
                    percent: figure(supply.wastePercent, '%', 1),
                  })
                : null}
            </StackedCell>
            {seesCost ? (
              <>
                <StackedCell label={label.cycle} kind="number">
                  {supply
                    ? (money(supply.cost?.cycleCents) ?? t(supply.cost ? 'supply.uncounted' : 'supply.unpriced'))
                    : null}
                </StackedCell>
                <StackedCell label={label.course} kind="number">
                  {supply ? <CourseCost cents={supply.cost?.courseCents} line={line} lines={lines} /> : null}
                </StackedCell>
              </>
            ) : null}
          </StackedRow>
        ))}
        {seesCost && rows.length > 1 ? (
          <StackedRow>
            <StackedCell label="" kind="headline">
              <b>{t('supply.total')}</b>
            </StackedCell>
            <StackedCell label={label.asked}>{null}</StackedCell>
            <StackedCell label={label.units}>{null}</StackedCell>
            <StackedCell label={label.waste}>{null}</StackedCell>
            <StackedCell label={label.cycle} kind="number">
              <b>{money(sum(({ cost }) => cost?.cycleCents)) ?? t('supply.incomplete')}</b>
            </StackedCell>
            <StackedCell label={label.course} kind="number">
              <b>{money(sum(({ cost }) => cost?.courseCents)) ?? t('supply.incomplete')}</b>
            </StackedCell>
          </StackedRow>
        ) : null}
      </StackedTable>
      <p className="mt-2 text-ink-2 text-sm">
        {t('supply.askedMeaning')} {t(seesCost ? 'supply.cheapest' : 'supply.leastWasteful')}
        {seesCost && lines.some(isUncounted) ? ` ${t('supply.uncountedCheapest')}` : null}
      </p>
    </>
  );
}

interface AskedUnitsProps {
  line: DrugLine;
  /** Place of the line in the content. */
  index: number;
}

/** Units per session and price, as written in the request. */
function AskedUnits({ line, index }: AskedUnitsProps) {
  const numbers = useNumbers();
  const at = `treatment.chemotherapy.drugs.${index}`;
  return (
    <span>
      {numbers.integer(line.amount)} <ChangedTag paths={[`${at}.amount`]} isInCell />
      <CellNote>
        {numbers.money(line.priceCents)} <ChangedTag paths={[`${at}.priceCents`]} isInCell />
      </CellNote>
    </span>
  );
}

interface CourseCostProps {
  cents: number | null | undefined;
  line: LineReport;
  lines: readonly LineReport[];
}

/** Cost over the requested cycles, with the cycles concerned if the drug is not given in all of them. */
function CourseCost({ cents, line, lines }: CourseCostProps) {
  const numbers = useNumbers();
  const { lineCycles } = useReportWords();
  const note = lineCycles(line, lines);
  if (cents == null && !note) return null;
  return (
    <span>
      {cents == null ? null : numbers.money(cents)}
      {note ? <CellNote>{note}</CellNote> : null}
    </span>
  );
}

/**
 * Returns the combination with the least waste (for tablets, nearest to the dose), if it differs from the displayed
 * one.
 */
function lessWasteful({ leastWasteful }: NonNullable<LineReport['supply']>, shown: Supply): Supply | null {
  return leastWasteful.computable && Math.abs(leastWasteful.wasteMg) < Math.abs(shown.wasteMg) - 0.005
    ? leastWasteful
    : null;
}

function isUncounted({ supply }: LineReport): boolean {
  const cheapest = supply?.cheapest;
  return cheapest?.computable === false && cheapest.gaps.some(({ input }) => input === 'administrations');
}

/** Returns the cheapest combination, or without known prices the one with the least waste. */
function chosenOf({ cheapest, leastWasteful }: NonNullable<LineReport['supply']>): Calculation<Supply> {
  return cheapest.computable ? cheapest : leastWasteful;
}
