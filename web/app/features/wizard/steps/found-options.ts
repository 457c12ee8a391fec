import type { CatalogueOption } from '@aval/application/catalogues/search-options';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import type { LifetimeUnit } from '@aval/domain/clinical/lifetime/exposures';
import type { FoundOption, FoundOptions } from '../../../components/choices/use-async-options';

/** Entries of a catalogue as a combobox shows them. */
export function foundOptions(entries: readonly CatalogueOption[]): FoundOptions {
  return {
    options: entries.map(({ id, label, detail, lifetimeUnits }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
      ...(lifetimeUnits ? { lifetimeUnits } : {}),
    })),
  };
}

/** A drug with a lifetime dose, as a combobox shows one. */
interface LifetimeDrugOption extends FoundOption {
  lifetimeUnits: readonly LifetimeUnit[];
}

/** The same, of what the list of them has answered. */
export function isLifetimeDrugOption(option: FoundOption | null): option is LifetimeDrugOption {
  return option !== null && 'lifetimeUnits' in option;
}

export interface PatientOption extends FoundOption {
  patient: Pick<FoundPatient, 'cardNumber' | 'nationalId' | 'birthday'>;
}

/** A patient as a combobox shows one; the card number tells namesakes apart. */
export function patientOption({ id, firstName, lastName, ...patient }: FoundPatient): PatientOption {
  const { cardNumber, nationalId, birthday } = patient;
  return {
    value: String(id),
    label: `${firstName} ${lastName}`,
    description: cardNumber,
    patient: { cardNumber, nationalId, birthday },
  };
}

/** The same, of what a list of patients has answered. */
export function isPatientOption(option: FoundOption | null): option is PatientOption {
  return option !== null && 'patient' in option;
}
