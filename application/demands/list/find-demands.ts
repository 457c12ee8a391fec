import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { SubjectRow } from '../../demand-rows/demand-subject';
import { SENDS } from '../../history/filer';

/** Columns of a demand that the list needs. */
export interface FoundDemand extends SubjectRow {
  id: string;
  reference: string;
  displayStatus: DisplayStatus;
  type: 'chemotherapy' | 'radiotherapy' | 'both' | null;
  doctorName: string;
  doctorActive: boolean;
  cardNumber: string;
  companyName: string;
  prescriberCenterName: string;
  /** Names of its provinces, the prescriber center's first. */
  provinces: string[];
  demandDate: Date | null;
  lastDemand: Date;
  lastForDoctor: Date;
  /** Start of treatment; for a draft, as far as it can be read. */
  treatmentStart: Date | null;
  submissionCommandId: string | null;
  sequence: number;
  faulty: boolean;
  /** Serious findings of the current version. */
  seriousFindings: number;
  /** Null for a list that does not show it. */
  patient: { firstName: string; lastName: string; birthday: CivilDate } | null;
  /** Null for a list that does not show it. */
  tumour: { type: TumourType | null; regimen: string | null } | null;
  /** History entries that sent it, oldest first. */
  sends: { action: HistoryAction; fromRoleId: number | null; versionNumber: number; actorName: string }[];
}

/** Facts of a demand that some lists show. What a list does not show is not read for it. */
export interface ShownFacts {
  patient: boolean;
  tumour: boolean;
}

/** Columns of the facts. Names are those of today, as all names in lists are. */
const PATIENT = Prisma.sql`(SELECT jsonb_build_object('firstName', patient.first_name, 'lastName', patient.last_name,
    'birthday', patient.birthday) FROM patient WHERE patient.id = demand.patient_id)`;
const TUMOUR = Prisma.sql`jsonb_build_object('type', demand.tumour_type,
    'regimen', (SELECT regimen.name FROM regimen WHERE regimen.slug = demand.regimen_slug))`;
const NOT_SHOWN = Prisma.sql`NULL::jsonb`;

/** Reads the demands with these ids, in their order, with all related rows in one statement instead of four. */
export function findDemands(
  transaction: Transaction,
  ids: readonly string[],
  shown: ShownFacts = { patient: false, tumour: false },
): Promise<FoundDemand[]> {
  return transaction.$queryRaw<FoundDemand[]>`
    SELECT ${selected<FoundDemand>({
      id: Prisma.sql`demand.id`,
      reference: Prisma.sql`demand.reference`,
      type: Prisma.sql`demand.type`,
      state: Prisma.sql`demand.state`,
      sequence: Prisma.sql`demand.sequence`,
      displayStatus: Prisma.sql`demand.display_status`,
      companyId: Prisma.sql`demand.company_id`,
      companyName: Prisma.sql`demand.company_name`,
      doctorId: Prisma.sql`demand.doctor_id`,
      doctorName: Prisma.sql`demand.doctor_name`,
      doctorActive: Prisma.sql`doctor.active`,
      cardNumber: Prisma.sql`demand.card_number`,
      prescriberCenterId: Prisma.sql`demand.prescriber_center_id`,
      prescriberCenterName: Prisma.sql`demand.prescriber_center_name`,
      performingCenterId: Prisma.sql`demand.performing_center_id`,
      provinceIds: Prisma.sql`demand.province_ids`,
      assignedUserId: Prisma.sql`demand.assigned_user_id`,
      consultantIds: Prisma.sql`demand.consultant_ids`,
      openToAllRepresentatives: Prisma.sql`demand.open_to_all_representatives`,
      demandDate: Prisma.sql`demand.demand_date`,
      lastDemand: Prisma.sql`demand.last_demand`,
      lastForDoctor: Prisma.sql`demand.last_for_doctor`,
      treatmentStart: Prisma.sql`demand.treatment_start`,
      submissionCommandId: Prisma.sql`demand.submission_command_id`,
      faulty: Prisma.sql`num_nonnulls(demand.diverged_at, demand.command_fault_code, demand.clock_fault_code, demand.reminder_fault_code) > 0`,
      seriousFindings: Prisma.sql`demand.serious_findings`,
      company: Prisma.sql`jsonb_build_object('tramitByZones', company.tramit_by_zones)`,
      provinces: Prisma.sql`ARRAY(SELECT province.name FROM province WHERE province.id = ANY (demand.province_ids)
            ORDER BY array_position(demand.province_ids, province.id))`,
      patient: shown.patient ? PATIENT : NOT_SHOWN,
      tumour: shown.tumour ? TUMOUR : NOT_SHOWN,
      sends: Prisma.sql`COALESCE((SELECT json_agg(json_build_object('action', sent.action, 'fromRoleId', sent.from_role_id,
            'versionNumber', sent.version_number, 'actorName', sender.name) ORDER BY sent.sequence)
          FROM demand_history AS sent JOIN user_account AS sender ON sender.id = sent.actor_id
          WHERE sent.demand_id = demand.id AND sent.action = ${SENDS}), '[]')`,
    })}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page (id, place)
    JOIN demand ON demand.id = page.id
    JOIN company ON company.id = demand.company_id
    JOIN user_account AS doctor ON doctor.id = demand.doctor_id
    ORDER BY page.place`;
}
