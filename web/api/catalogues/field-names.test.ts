import { OPTIONS } from '@aval/domain/catalogue/options';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { codeSchema } from '@aval/domain/validation/catalogues/code-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedCenter, fromCenter, toCenterForm } from './center-fields';
import { editedCode, fromCode, toCodeForm } from './code-fields';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const text = fc.stringMatching(/^[A-Z0-9]{3,20}$/);

it('the fields of a code survive a round trip, and an edit keeps those that it leaves out', () => {
  const entries = fc.record({ id, companyId: id, companyName: text, code: text, type: text, radioType: text });
  fc.assert(
    fc.property(entries, ({ companyName, ...entry }) => {
      const {
        id: _id,
        active: _active,
        companyId,
        ...sent
      } = fromCode({ ...entry, companyName, hidden: false }, new Set());
      const { id: _own, ...columns } = entry;
      expect(codeSchema.parse(toCodeForm({ ...sent, companyId } as typeof sent, null))).toEqual(columns);
      expect(codeSchema.parse(toCodeForm(sent, columns))).toEqual(columns);
      expect(codeSchema.parse(toCodeForm(editedCode.parse({}), columns))).toEqual(columns);
    }),
  );
});

it('the fields of a center survive a round trip, and an edit keeps those that it leaves out', () => {
  const entries = fc.record({
    id,
    name: text,
    address: text,
    locality: text,
    provinceName: text,
    provinceId: fc.option(id),
    type: fc.constantFrom(...OPTIONS.centerType),
    doctors: fc.uniqueArray(fc.record({ id, name: text }), { maxLength: 5, selector: (doctor) => doctor.id }),
  });
  fc.assert(
    fc.property(entries, (entry) => {
      const shown = fromCenter({ ...entry, hidden: false }, new Set(['doctors']));
      const { id: _id, active: _active, doctors = [], ...sent } = shown;
      const { id: _own, provinceName: _province, doctors: _doctors, ...columns } = entry;
      const doctorIds = entry.doctors.map((doctor) => doctor.id);
      const edited = { ...sent, type: entry.type, doctors: doctors.map((doctor) => doctor.id) };
      expect(centerSchema.parse(toCenterForm(edited, null))).toEqual({ ...columns, doctorIds });
      const stands = { ...entry, doctors: entry.doctors.map((doctor) => ({ ...doctor, active: true })) };
      expect(centerSchema.parse(toCenterForm(editedCenter.parse({}), stands))).toEqual({ ...columns, doctorIds });
      const emptied = toCenterForm(editedCenter.parse({ provinceId: null, doctors: [] }), stands);
      expect(centerSchema.parse(emptied)).toEqual({ ...columns, provinceId: null, doctorIds: [] });
    }),
  );
});
