import type { CivilDate } from '@aval/domain/calendar/civil-date';
import peopleFile from './people.json' with { type: 'json' };

/** Fictitious people: the patients and the staff of the story. */

interface PersonReference {
  slug: string;
  firstName: string;
  lastName: string;
  gender: 'male' | 'female';
  birthday: CivilDate;
  /** DNI or NIE. */
  document: string;
}

export interface PatientReference extends PersonReference {
  kind: 'patient';
  cardNumber: string;
  cardFormat: 'len12' | 'len13' | 'prefix-10' | 'dashed' | 'slash';
  patientType: 'func' | 'isfas' | 'muface' | 'mugeju' | 'private' | 'undefined';
  suggestedTumourType: string;
  heightCm: number;
  weightKg: number;
}

export interface StaffReference extends PersonReference {
  kind: 'staff';
  membershipNumber: string | null;
  centerSlugs: string[];
  doctorSlugs: string[];
  zoneProvinceCodes: string[];
}

const people = peopleFile as readonly (PatientReference | StaffReference)[];

export const patients = people.filter((person) => person.kind === 'patient');
export const staff = people.filter((person) => person.kind === 'staff');
