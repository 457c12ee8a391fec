import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { type DemandType, demandType } from '@aval/domain/clinical/content-facts';
import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
import type { Chemotherapy, RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import { type TreatmentCourse, treatmentCourses } from '@aval/domain/demand/outlook/treatment-courses';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { SeenDemand } from './seen-demands';

/** Demand as the page names it. */
export interface NamedDemand {
  id: string;
  reference: string;
  status: DisplayStatus;
}

export type RadiotherapyFigures = Pick<RadiotherapyTreatment, 'sessions' | 'totalDoseGy' | 'fractionationPerDayGy'>;

/** Treatment that was authorized or is asked for, with what it consists of. */
export interface PatientTreatment extends Omit<TreatmentCourse, 'standing' | 'versionNumber'> {
  standing: Exclude<TreatmentCourse['standing'], 'none'>;
  demand: NamedDemand;
  tumourType: string;
  /** Chosen regimen of a chemotherapy; null without one. */
  regimen: (NonNullable<Chemotherapy['regimen']> & { name: string }) | null;
  /** Names of the drugs of a chemotherapy without a regimen. */
  drugs: string[];
  /** Courses of a radiotherapy. */
  courses: RadiotherapyFigures[];
}

/** Demand that is no treatment: a draft, or one that was denied, canceled or finished before anything began. */
export interface UntreatedDemand extends NamedDemand {
  /** Null while a draft asks for none. */
  type: DemandType | null;
  tumourType: string | null;
  /** Start that it asks for. */
  start: CivilDate | null;
}

export interface PatientTreatments {
  /** The latest start first. */
  treatments: PatientTreatment[];
  /** In the order of the demands. */
  untreated: UntreatedDemand[];
}

/** Returns the treatments of a patient's demands, apart from the demands that are none. Source: docs/rules.md 2.26. */
export function patientTreatments(demands: readonly SeenDemand[], today: CivilDate): PatientTreatments {
  const treatments: PatientTreatment[] = [];
  const untreated: UntreatedDemand[] = [];
  for (const demand of demands) {
    const own = treatmentsOf(demand, today);
    treatments.push(...own);
    if (own.length === 0) untreated.push(toUntreated(demand));
  }
  return { treatments: treatments.sort(byStart), untreated };
}

function byStart(one: PatientTreatment, other: PatientTreatment): number {
  if (one.start !== other.start) return one.start > other.start ? -1 : 1;
  return one.demand.reference > other.demand.reference ? -1 : 1;
}

function treatmentsOf(demand: SeenDemand, today: CivilDate): PatientTreatment[] {
  const { id, reference, status, state, versions, endedOn } = demand;
  if (!state) return [];
  const filed = versions.map(({ number, content }) => ({ number, treatment: content.treatment }));
  return treatmentCourses({ state, versions: filed, endedOn }, today).flatMap(
    ({ standing, versionNumber, ...course }): PatientTreatment[] => {
      const version = versions.find(({ number }) => number === versionNumber);
      if (standing === 'none' || !version) return [];
      const { protocol, treatment, names } = version.content;
      const chemotherapy = course.kind === 'chemotherapy' ? treatment.chemotherapy : null;
      const chosen = chemotherapy?.regimen ?? null;
      return [
        {
          ...course,
          standing,
          demand: { id, reference, status },
          tumourType: protocol.type,
          regimen: chosen && { ...chosen, name: names.regimen ?? chosen.slug },
          drugs: chosen ? [] : [...new Set(chemotherapy?.drugs.flatMap(({ drugId }) => names.drugs[drugId] ?? []))],
          courses: course.kind === 'radiotherapy' ? (treatment.radiotherapy ?? []).map(toFigures) : [],
        },
      ];
    },
  );
}

function toFigures({ sessions, totalDoseGy, fractionationPerDayGy }: RadiotherapyTreatment): RadiotherapyFigures {
  return { sessions, totalDoseGy, fractionationPerDayGy };
}

function toUntreated({ id, reference, status, versions, soFar }: SeenDemand): UntreatedDemand {
  const content = versions.at(-1)?.content;
  const { type, start } = content
    ? { type: demandType(content.treatment), start: treatmentStart(content.treatment) }
    : soFar;
  return { id, reference, status, type, start, tumourType: content?.protocol.type ?? null };
}
