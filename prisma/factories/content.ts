import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import { PERFORMING_CENTER_TYPES, performs } from '@aval/domain/catalogue/center-types';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import type { DemandContent, RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import type { Regimen } from '@aval/domain/reference/regimen';
import { radiotherapyCodes } from '../reference/catalogues';
import { regimens } from '../reference/regimens';
import type { Transaction } from '../scope';
import { chemotherapyOf } from './chemotherapy';
import { protocolFor, radiotherapyCodeFor } from './clinical-picture';

export interface ContentOptions {
  companyId: number;
  doctorId: number;
  prescriberCenterId: number;
  patientId: number;
  today: CivilDate;
  /** Slug of a regimen, or a tumour type for its first regimen; dose-dense AC for breast cancer by default. */
  regimen?: string;
  tumourType?: TumourType;
  /** Defaults to the regimen's first intention. */
  intention?: string;
  chemotherapy?: boolean;
  radiotherapy?: boolean;
  /** Defaults to the day of the first session. */
  radiotherapyStart?: CivilDate;
  /** Defaults to a week from today. */
  firstSessionDate?: CivilDate;
  cycle?: number;
  totalCycles?: number;
  heightCm?: number;
  weightKg?: number;
  /** Defaults to the prescribing center if it also performs, otherwise to the first one that does. */
  performingCenterId?: number;
}

/** Builds a complete request that satisfies the form's rules and looks plausible to a clinician. */
export async function validContent(tx: Transaction, options: ContentOptions): Promise<DemandContent> {
  const regimen = findRegimen(options);
  const intention = options.intention ?? regimen.intentions[0] ?? 'no_se_indica';
  const firstSessionDate = options.firstSessionDate ?? addDays(options.today, 7);
  const chemotherapy =
    options.chemotherapy === false
      ? null
      : await chemotherapyOf(tx, {
          regimen,
          intention,
          firstSessionDate,
          heightCm: options.heightCm ?? 164,
          weightKg: options.weightKg ?? 68.5,
          cycle: options.cycle ?? 1,
          ...(options.totalCycles === undefined ? {} : { totalCycles: options.totalCycles }),
        });
  return {
    basics: {
      doctorId: options.doctorId,
      prescriberCenterId: options.prescriberCenterId,
      patientId: options.patientId,
    },
    protocol: protocolFor(regimen, intention),
    previousTreatments: [
      {
        type: 'cirugia',
        date: addDays(options.today, -60),
        description: 'Biopsia y estudio de extensión; valorado en comité de tumores',
      },
    ],
    exposures: [],
    treatment: {
      chemotherapy,
      radiotherapy: options.radiotherapy
        ? [await radiotherapyOf(tx, options, regimen, intention, options.radiotherapyStart ?? firstSessionDate)]
        : null,
    },
    extras: {
      evolutivo: false,
      previousRegimen: null,
      performingCenterId: options.performingCenterId ?? (await findPerformingCenter(tx, options.prescriberCenterId)),
      observations: `Esquema ${regimen.name} según comité de tumores.`,
      officialComments: 'Informe clínico y anatomía patológica a disposición de la compañía.',
      justifications: [],
    },
  };
}

function findRegimen({ regimen, tumourType = 'mama' }: ContentOptions): Regimen {
  const found = regimens.find((candidate) =>
    regimen === undefined ? candidate.tumourType === tumourType : candidate.slug === regimen,
  );
  if (!found) throw new Error(`no regimen ${regimen ?? tumourType}`);
  return found;
}

async function radiotherapyOf(
  tx: Transaction,
  { companyId }: ContentOptions,
  regimen: Regimen,
  intention: string,
  startDate: CivilDate,
): Promise<RadiotherapyTreatment> {
  const wanted = radiotherapyCodeFor(regimen.tumourType);
  const reference = radiotherapyCodes.find((candidate) => candidate.code === wanted);
  const code = await tx.radiotherapyCode.findFirstOrThrow({ where: { companyId, code: wanted } });
  const schedule = reference?.schedules[0];
  const sessions = schedule?.fractionsMin ?? 1;
  const totalDoseGy = schedule?.totalDoseGyMin ?? 8;
  return {
    intention,
    codeIds: [code.id],
    detailedDescription: reference?.description ?? code.type,
    totalDoseGy,
    fractionationPerDayGy: Math.round((totalDoseGy / sessions) * (schedule?.fractionsPerDay ?? 1) * 100) / 100,
    tissueVolumeCm3: 420,
    startDate,
    sessions,
    complexity: reference?.suggestedComplexity ?? 3,
  };
}

async function findPerformingCenter(tx: Transaction, prescriberCenterId: number): Promise<number> {
  const prescriber = await tx.center.findUniqueOrThrow({ where: { id: prescriberCenterId } });
  if (performs(prescriber.type)) return prescriber.id;
  const nearest = await tx.center.findFirstOrThrow({
    where: { type: { in: PERFORMING_CENTER_TYPES }, hidden: false },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return nearest.id;
}
