import type { CatalogueOption } from '@aval/application/catalogues/search-options';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import type { LifetimeUnit } from '@aval/domain/clinical/lifetime/exposures';
import type { FoundOption, FoundOptions } from '../../../components/choices/use-async-options';

/** Returns catalogue entries as combobox options. */
export function foundOptions(entries: readonly CatalogueOption[]): FoundOptions {
  return {
    options: entries.map(({ id, label, detail, otherNames, lifetimeUnits }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
      ...(otherNames?.length ? { otherNames } : {}),
      ...(lifetimeUnits ? { lifetimeUnits } : {}),
    })),
  };
}

/** Combobox option of a drug with a lifetime limit. */
interface LifetimeDrugOption extends FoundOption {
  lifetimeUnits: readonly LifetimeUnit[];
}

/** Returns whether an option is a drug with a lifetime limit. */
export function isLifetimeDrugOption(option: FoundOption | null): option is LifetimeDrugOption {
  return option !== null && 'lifetimeUnits' in option;
}

export interface PatientOption extends FoundOption {
  patient: FoundPatient;
}

/** Returns a patient as a combobox option; the card number distinguishes namesakes. */
export function patientOption(patient: FoundPatient): PatientOption {
  return {
    value: String(patient.id),
    label: `${patient.firstName} ${patient.lastName}`,
    description: patient.cardNumber,
    patient,
  };
}

/** Returns whether an option is a patient. */
export function isPatientOption(option: FoundOption | null): option is PatientOption {
  return option !== null && 'patient' in option;
}
