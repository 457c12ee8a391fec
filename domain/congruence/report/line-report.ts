import type { LineDoses, LineSchedule } from '../../clinical/doses/line-doses';
import { type DoseRounding, doseRounding } from '../../clinical/rounding/dose-rounding';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { dispensingOf, fitsRoute, type SupplyChoice, supplyChoice } from '../../clinical/vials/supply';
import { countOf, type LineCycles, lineCycles } from '../subject/line-cycles';
import { matchRegimen, type RegimenDeviation } from '../subject/regimen-deviation';
import { administrationsOf, dosesOf } from '../subject/requested-doses';
import type { Subject, SubjectLine } from '../subject/subject';

/** What is administered of a line at once. */
export interface ReportedDose {
  dose: LineDoses['administration'];
  /** How often a day the chosen regimen has it taken; null where it does not say so. */
  timesPerDay: number | null;
}

/** What is administered of each line, by its place. */
export type ReportedDoses = ReadonlyMap<number, ReportedDose>;

/** What follows from one line of a chemotherapy. */
export interface LineReport {
  /** Its place in the content. */
  index: number;
  /** Those that the figures of all cycles cover; null while their number is not known, absent in reports of before it was kept. */
  cycles?: LineCycles | null;
  /** In one session; null where nobody has said how often it is taken at home, and where sessions do not share it out evenly. */
  administrationsPerSession: number | null;
  /** In one cycle, where its sessions do not share them out evenly; absent in reports of before it was kept. */
  administrationsPerCycle?: number | null;
  /** As the catalogue writes it; null while none is chosen. */
  drugName: string | null;
  /** A drug is chosen that the reference data do not know, so that rules say nothing of it; absent in reports of before it was kept. */
  isUnknownDrug?: boolean;
  doses: LineDoses;
  /** Of one administration; null where the dose is not known, and in reports of before there was one. */
  rounding: DoseRounding | null;
  /** Vials or tablets, their waste and their cost; null while no drug or no route is chosen. */
  supply: SupplyChoice | null;
  /** Against the chosen regimen; null without one, and where the line is none of it. */
  deviation: RegimenDeviation | null;
  /** A regimen is chosen, and the line is none of it: another drug, or one line more of it than the regimen has. */
  isBesideRegimen: boolean;
}

/** In the order of the content's lines. Source: docs/rules.md 11.8, 11.11, 12.6. */
export function lineReports(subject: Subject, offers: ReadonlyMap<number, readonly PresentationOffer[]>): LineReport[] {
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

/** What a report says is administered of each line, by its place: by clearance, and with the caps of the chosen regimen. */
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

/** How often a day a line is taken by the regimen that it is compared with. */
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
