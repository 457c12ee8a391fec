import { OPTIONS } from '@aval/domain/catalogue/options';
import { NO_PATIENT_RULE, patientSchema } from '@aval/domain/validation/steps/patient-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedPatient, fromPatient, toPatientForm } from './patient-fields';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const name = fc.stringMatching(/^[A-ZÑ][a-zñ]{2,20}$/);

const patients = fc.record({
  firstName: name,
  lastName: name,
  cardNumber: fc.stringMatching(/^[1-9]\d{11}$/),
  documentKind: fc.constantFrom(null, ...OPTIONS.documentKind),
  nationalId: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `${digits}${LETTERS[digits % 23]}`),
  email: fc.option(fc.constantFrom('ana@correo.test', 'b.c@d.example')),
  birthday: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  gender: fc.constantFrom(...OPTIONS.gender),
  type: fc.constantFrom(...OPTIONS.patientType),
});

it('the fields of a patient survive a round trip, and an edit keeps every field that it leaves out', () => {
  const schema = patientSchema({ ...NO_PATIENT_RULE, namesOfAnyCountry: true, today: '2026-11-25' });
  fc.assert(
    fc.property(patients, (patient) => {
      const shown = fromPatient({ ...patient, id: 1, companyId: 2, companyName: 'X' });
      expect(shown).toMatchObject({ email: patient.nationalId, contactEmail: patient.email });
      const { id: _id, companyId: _company, dni_nie: _same, ...sent } = shown;
      const edited = { ...sent, documentKind: patient.documentKind, gender: patient.gender, type: patient.type };
      expect(schema.parse(toPatientForm(edited, null))).toEqual(patient);
      expect(schema.parse(toPatientForm({}, patient))).toEqual(patient);
      for (const left of Object.keys(edited)) {
        const rest = Object.fromEntries(Object.entries(edited).filter(([name]) => name !== left));
        expect(schema.parse(toPatientForm(editedPatient.parse(rest), patient)), left).toEqual(patient);
      }
      expect(schema.parse(toPatientForm({ contactEmail: null }, patient))).toEqual({ ...patient, email: null });
    }),
  );
});
