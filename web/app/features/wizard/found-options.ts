import type { CatalogueOption } from '@aval/application/catalogues/search-options';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import type { FoundOption, FoundOptions } from '../../components/use-async-options';

/** Entries of a catalogue as a combobox shows them. */
export function foundOptions(entries: readonly CatalogueOption[]): FoundOptions {
  return {
    options: entries.map(({ id, label, detail }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
    })),
  };
}

/** A patient as a combobox shows one; the card number tells namesakes apart. */
export function patientOption({ id, firstName, lastName, cardNumber }: FoundPatient): FoundOption {
  return { value: String(id), label: `${firstName} ${lastName}`, description: cardNumber };
}
