import { PATIENT_FIELD_NAMES, type PatientFieldFacts, patientField } from '../../../patients/patient-fields';
import type { Basics, Extras } from '../content';
import type { VersionContent, VersionNames, VersionPatient } from '../version-snapshot';
import { compareChemotherapy } from './compare-chemotherapy';
import { comparePreviousTreatments, compareProtocol } from './compare-clinical';
import { compareExposures, compareJustifications } from './compare-declared';
import { compareRadiotherapy } from './compare-radiotherapy';
import { answer, type ComparedField, changedFields, date, option, text } from './field-values';
import type { ChangedValue, VersionChange } from './version-change';

export interface ComparedVersion {
  content: VersionContent;
  patient: VersionPatient;
}

/** Lists all fields in which the later version differs from the earlier one, in the order of the page. */
export function compareVersions(before: ComparedVersion, after: ComparedVersion): VersionChange[] {
  const [was, is] = [before.content, after.content];
  const side = ({ treatment, names }: VersionContent) => ({
    chemotherapy: treatment.chemotherapy,
    radiotherapy: treatment.radiotherapy ?? [],
    names,
  });
  return [
    ...changedFields({ path: 'basics' }, [was.basics, basicsOf(was.names)], [is.basics, basicsOf(is.names)]),
    ...comparePatients(before.patient, after.patient),
    ...compareProtocol(was.protocol, is.protocol),
    ...comparePreviousTreatments(was.previousTreatments, is.previousTreatments),
    ...compareExposures([was.exposures, was.names], [is.exposures, is.names]),
    ...compareChemotherapy(side(was), side(is)),
    ...compareRadiotherapy(side(was), side(is)),
    ...changedFields({ path: 'extras' }, [was.extras, extrasOf(was.names)], [is.extras, extrasOf(is.names)]),
    ...compareJustifications(was.extras.justifications, is.extras.justifications),
  ];
}

export function comparePatients(before: VersionPatient, after: VersionPatient): VersionChange[] {
  return changedFields({ path: 'patient' }, [before, PATIENT], [after, PATIENT]);
}

const PATIENT: readonly ComparedField<VersionPatient>[] = PATIENT_FIELD_NAMES.map((name) => ({
  name,
  field: `patient.${name}`,
  read: (patient) => patientValue(patientField(name), patient[name]),
}));

function patientValue(facts: PatientFieldFacts, value: string | null): ChangedValue | null {
  // A version of before an optional field lacks it.
  if (facts.kind === 'choice') return value ? option(facts.options, value) : null;
  return facts.kind === 'birthday' ? date(value) : text(value);
}

function centerOf(id: number, { centers }: VersionNames) {
  return text(centers[id]?.name ?? String(id));
}

function basicsOf(names: VersionNames): readonly ComparedField<Basics>[] {
  return [
    { name: 'doctorId', field: 'doctor', read: () => text(names.doctor.name), identify: ({ doctorId }) => doctorId },
    {
      name: 'prescriberCenterId',
      field: 'prescriberCenter',
      read: ({ prescriberCenterId }) => centerOf(prescriberCenterId, names),
      identify: ({ prescriberCenterId }) => prescriberCenterId,
    },
  ];
}

function extrasOf(names: VersionNames): readonly ComparedField<Extras>[] {
  return [
    { name: 'evolutivo', field: 'extras.evolutivo', read: ({ evolutivo }) => answer(evolutivo) },
    { name: 'previousRegimen', field: 'extras.previousRegimen', read: ({ previousRegimen }) => text(previousRegimen) },
    {
      name: 'performingCenterId',
      field: 'extras.performingCenterId',
      read: ({ performingCenterId }) => centerOf(performingCenterId, names),
      identify: ({ performingCenterId }) => performingCenterId,
    },
    { name: 'observations', field: 'extras.observations', read: ({ observations }) => text(observations) },
    {
      name: 'officialComments',
      field: 'extras.officialComments',
      read: ({ officialComments }) => text(officialComments),
    },
  ];
}
