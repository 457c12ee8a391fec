import type { LineDoses, LineSchedule } from '../../clinical/doses/line-doses';
import { type DoseRounding, doseRounding } from '../../clinical/rounding/dose-rounding';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { dispensingOf, fitsRoute, type SupplyChoice, supplyChoice } from '../../clinical/vials/supply';
import type { LineCheck } from '../coverage/check';
import { lineChecks, type Ran } from '../coverage/checks';
import { countOf, type LineCycles, lineCycles } from '../subject/line-cycles';
import { matchRegimen, type RegimenDeviation } from '../subject/regimen-deviation';
import { administrationsOf, dosesOf } from '../subject/requested-doses';
import type { Subject, SubjectLine } from '../subject/subject';

/** Dose of one administration of a line. */
export interface ReportedDose {
  dose: LineDoses['administration'];
  /** Intakes a day by the chosen regimen; null where it gives none. */
  timesPerDay: number | null;
}

/** Administered doses by the line's place in the content. */
export type ReportedDoses = ReadonlyMap<number, ReportedDose>;

/** Figures derived from one line of a chemotherapy. */
export interface LineReport {
  /** Place of the line in the content. */
  index: number;
  /** Cycles that the course figures cover; null while their number is unknown, absent in older reports. */
  cycles?: LineCycles | null;
  /**
   * Administrations in one session; null where the intakes at home are unknown or do not divide evenly among the
   * sessions.
   */
  administrationsPerSession: number | null;
  /** Administrations in one cycle, where they do not divide evenly among the sessions; absent in older reports. */
  administrationsPerCycle?: number | null;
  /** Name in the catalogue; null while no drug is chosen. */
  drugName: string | null;
  /** Whether the chosen drug is unknown to the reference data, so that no rule judges it; absent in older reports. */
  isUnknownDrug?: boolean;
  /** Checks of the line, made or not; absent in older reports, which do not record it. */
  checks?: readonly LineCheck[];
  doses: LineDoses;
  /** Rounding of one administration; null where the dose is not known, and in older reports. */
  rounding: DoseRounding | null;
  /** Vials or tablets with their waste and cost; null while no drug or no route is chosen. */
  supply: SupplyChoice | null;
  /** Deviation from the chosen regimen; null without a regimen and for lines outside it. */
  deviation: RegimenDeviation | null;
  /**
   * Whether a regimen is chosen that this line is outside of: another drug, or one line more of a drug than the regimen
   * has.
   */
  isBesideRegimen: boolean;
}

/** Returns the report of each line, in the order of the content. Source: docs/rules.md 11.8, 11.11, 12.6. */
export function lineReports(
  subject: Subject,
  offers: ReadonlyMap<number, readonly PresentationOffer[]>,
  ran: Ran,
): LineReport[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const doses = dosesOf(subject, chemotherapy);
  const ofRegimen = matchRegimen(subject)?.ofLine ?? null;
  return chemotherapy.lines.flatMap((line, place): LineReport[] => {
    const ofLine = doses[place];
    if (!ofLine) return [];
    const { administration: route } = line;
    const offered = offers.get(line.drugId ?? 0)?.filter(({ form }) => route === null || fitsRoute(form, route));
    const { administration } = ofLine;
    const doseMg = administration.computable ? administration.doseMg : null;
    const cycles = lineCycles(chemotherapy, line);
    const administrations = administrationsOf(subject, chemotherapy, line);
    const rounding = doseMg === null ? null : doseRounding(doseMg, line.substance?.slug ?? null, offered ?? []);
    return [
      {
        index: line.index,
        cycles,
        ...administrations,
        drugName: line.drugName,
        isUnknownDrug: line.drugId !== null && line.substance === null,
        checks: lineChecks(subject, line, ran),
        doses: ofLine,
        rounding,
        supply: supplyOf(line, doseMg, offered, {
          ...administrations,
          sessions: line.sessions.length > 0 ? line.sessions.length : null,
          cycles: countOf(cycles),
        }),
        deviation: ofRegimen?.get(line.index) ?? null,
        isBesideRegimen: ofRegimen !== null && line.substance !== null && !ofRegimen.has(line.index),
      },
    ];
  });
}

/** Maps each line of a report to its administered dose, after clearance and the caps of the chosen regimen. */
export function reportedDoses(
  report: { lines: readonly Pick<LineReport, 'index' | 'doses' | 'deviation'>[] } | null,
): ReportedDoses {
  return new Map(
    report?.lines.map(({ index, doses, deviation }) => [
      index,
      { dose: doses.administration, timesPerDay: timesPerDayOf(deviation) },
    ]),
  );
}

/** Returns the intakes a day of the regimen's line that the deviation compares with. */
export function timesPerDayOf(deviation: LineReport['deviation']): number | null {
  return deviation?.expected.timesPerDay ?? null;
}

function supplyOf(
  { administration }: SubjectLine,
  doseMg: number | null,
  offers: readonly PresentationOffer[] | undefined,
  schedule: LineSchedule,
): SupplyChoice | null {
  if (!offers || !administration) return null;
  const dispensing = dispensingOf(administration);
  return supplyChoice({
    doseMg,
    offers,
    schedule,
    dispensing,
  });
}
