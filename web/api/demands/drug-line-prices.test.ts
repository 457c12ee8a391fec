import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import { describe, expect, it } from 'vitest';
import { toSteps } from './step-data';
import { stepDataSchema } from './step-fields';

const NO_FORMS = { protocol: null, previousTreatments: null, treatment: null, extras: null };

describe('a drug line without price and amount', () => {
  const line = {
    drugId: 7,
    dosificacion: 100,
    tipoDosificacion: 'MGM2',
    formaAdministracion: 'INTRAVENOUS',
    administrarEnSesiones: [1],
    presentationId: 75,
  };
  const drugsOf = (sent: object[], before: DraftForms) => {
    const { treatment } = toSteps(stepDataSchema.parse({ quimioterapicoFarmacos: sent }), before);
    return ((treatment?.chemotherapy ?? {}) as TypedForm).drugs as TypedForm[];
  };
  const priced = { ...line, price: 10, amount: 3 };
  const stored = { ...NO_FORMS, ...toSteps(stepDataSchema.parse({ quimioterapicoFarmacos: [priced] }), NO_FORMS) };

  it('keeps those of the stored line, at its position or elsewhere', () => {
    expect(drugsOf([line], stored)).toMatchObject([{ price: '10', amount: '3' }]);
    const moved = drugsOf([{ ...line, drugId: 8, presentationId: 80 }, line], stored);
    expect(moved[1]).toMatchObject({ price: '10', amount: '3' });
    expect(drugsOf([{ ...line, amount: 5 }], stored)).toMatchObject([{ price: '10', amount: '5' }]);
  });

  it('loses them with another pack or drug, and beside another line of its drug', () => {
    for (const sent of [[{ ...line, presentationId: 76 }], [{ ...line, drugId: 8 }], [line, line]]) {
      const last = drugsOf(sent, stored).at(-1);
      expect([last?.price, last?.amount]).toEqual([undefined, undefined]);
    }
  });

  it('loses them elsewhere when two stored lines have its drug', () => {
    const other = { ...line, presentationId: 76, price: 20, amount: 1 };
    const both = {
      ...NO_FORMS,
      ...toSteps(stepDataSchema.parse({ quimioterapicoFarmacos: [priced, other] }), NO_FORMS),
    };
    const moved = drugsOf([{ ...line, drugId: 8, presentationId: 80 }, line], both);
    expect([moved[1]?.price, moved[1]?.amount]).toEqual([undefined, undefined]);
  });
});
