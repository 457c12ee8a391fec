import { presentationSchema } from '@aval/domain/validation/catalogues/presentation-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedPresentation, fromPresentation, toPresentationForm } from './presentation-fields';

const text = fc.stringMatching(/^[A-Z0-9]{1,20}$/);
const entries = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  drugId: fc.integer({ min: 1, max: 2_147_483_647 }),
  registerNumber: text,
  nationalCode: text,
  presentation: text,
  drugName: text,
  strengthMg: fc.option(fc.integer({ min: 1, max: 99_999_900 }).map((hundredths) => hundredths / 100)),
  unitsPerPack: fc.option(fc.integer({ min: 1, max: 10_000 })),
  priceCents: fc.integer({ min: 0, max: 999_999_999 }),
  drugUuid: fc.uuid(),
  active: fc.boolean(),
  hidden: fc.boolean(),
  revision: fc.nat(),
});

it('a presentation survives a round trip, and keeps every field that an edit leaves out', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const { id: _id, hidden: _hidden, drugId, ...fields } = fromPresentation(entry, new Set());
      const { id: _own, hidden: _offered, revision: _revision, drugName: _drug, drugUuid: _uuid, ...columns } = entry;
      expect(presentationSchema.parse(toPresentationForm({ ...fields, drugId } as never, null))).toEqual(columns);
      expect(presentationSchema.parse(toPresentationForm(editedPresentation.parse({}), columns))).toEqual(columns);
      const emptied = toPresentationForm(editedPresentation.parse({ strengthMg: null }), columns);
      expect(presentationSchema.parse(emptied)).toEqual({ ...columns, strengthMg: null });
    }),
  );
});
