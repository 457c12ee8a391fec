import type { LineDoses } from '../../clinical/doses/line-doses';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { dispensingOf, type SupplyChoice, supplyChoice } from '../../clinical/vials/supply';
import { type RegimenDeviation, regimenDeviation } from '../subject/regimen-deviation';
import type { Subject, SubjectLine } from '../subject/subject';
import { dosesOf } from '../subject/subject-doses';

/** What is administered of each line, by its place. */
export type ReportedDoses = ReadonlyMap<number, LineDoses['administration']>;

/** What follows from one line of a chemotherapy. */
export interface LineReport {
  /** Its place in the content. */
  index: number;
  /** As the catalogue writes it; null while none is chosen. */
  drugName: string | null;
  doses: LineDoses;
  /** Vials or tablets, their waste and their cost; null while no drug or no route is chosen. */
  supply: SupplyChoice | null;
  /** Against the chosen regimen; null without one, or where it has nothing to compare. */
  deviation: RegimenDeviation | null;
  /** A regimen is chosen, and the drug is none of it. */
  isBesideRegimen: boolean;
}

/** In the order of the content's lines. Source: docs/rules.md 11.8, 11.11, 12.6. */
export function lineReports(subject: Subject, offers: ReadonlyMap<number, readonly PresentationOffer[]>): LineReport[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const { regimen, totalCycles } = chemotherapy;
  const doses = dosesOf(subject, chemotherapy);
  return chemotherapy.lines.flatMap((line, place): LineReport[] => {
    const ofLine = doses[place];
    if (!ofLine) return [];
    return [
      {
        index: line.index,
        drugName: line.drugName,
        doses: ofLine,
        supply: supplyOf(line, ofLine, offers.get(line.drugId ?? 0), totalCycles),
        deviation: regimen && regimenDeviation(subject, line, regimen),
        isBesideRegimen:
          regimen !== null &&
          line.substance !== null &&
          !regimen.lines.some(({ drugSlug }) => drugSlug === line.substance?.slug),
      },
    ];
  });
}

/** What a report says is administered of each line, by its place: by clearance, and with the caps of the chosen regimen. */
export function reportedDoses(report: { lines: readonly Pick<LineReport, 'index' | 'doses'>[] } | null): ReportedDoses {
  return new Map(report?.lines.map(({ index, doses }) => [index, doses.administration]));
}

function supplyOf(
  { administration, sessions }: SubjectLine,
  { administration: dose }: LineDoses,
  offers: readonly PresentationOffer[] | undefined,
  totalCycles: number | null,
): SupplyChoice | null {
  if (!offers || !administration) return null;
  return supplyChoice({
    doseMg: dose.computable ? dose.doseMg : null,
    offers,
    schedule: { sessions: sessions.length > 0 ? sessions.length : null, cycles: totalCycles === 0 ? 1 : totalCycles },
    dispensing: dispensingOf(administration),
  });
}
