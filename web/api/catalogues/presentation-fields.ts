import type { PresentationRow } from '@aval/application/catalogues/presentations/browse-presentations';
import type { PresentationEntry } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { z } from 'zod';
import { EDITED_PRESENTATION, KNOWN_PRESENTATION, NEW_PRESENTATION } from '../examples/catalogue-examples';
import { rowId, uuid } from '../schemas/atoms';
import { editOf, overEntry, WHAT_STAYS } from '../schemas/edited-fields';

const euros = z.number().meta({ description: 'Price of one pack in euros.', example: 84.2 });
const milligrams = z
  .number()
  .nullable()
  .meta({ description: 'Amount in one vial, tablet or syringe, in mg.', example: 50 });
const units = z.int().nullable().meta({ description: 'Vials, tablets or syringes per pack.', example: 1 });
const registered = z.string().meta({ description: 'Marketing authorisation number.', example: '65112' });
const national = z.string().meta({ description: 'National code (código nacional) of the pack.', example: '662007' });
const packed = z.string().meta({ description: 'Description of the pack.', example: '50 mg, 1 vial' });

const sentShape = {
  registerNumber: registered,
  nationalCode: national,
  presentation: packed,
  strengthMg: milligrams.optional(),
  unitsPerPack: units.optional(),
  price: euros.optional(),
  active: z.boolean().optional().meta({ description: 'Whether it is marketed; if omitted, unchanged.' }),
};

export const editedPresentation = editOf(sentShape).meta({
  id: 'EditedPresentation',
  example: EDITED_PRESENTATION,
  description: WHAT_STAYS,
});

export const presentationFields = z
  .strictObject({ ...sentShape, drugId: rowId })
  .meta({ id: 'PresentationFields', example: NEW_PRESENTATION });

export const presentationAnswer = z
  .object({
    id: rowId,
    registerNumber: registered,
    nationalCode: national,
    presentation: packed,
    drugId: rowId,
    drugUuid: uuid.meta({ description: 'The drug’s uuid, beside its id.' }),
    strengthMg: milligrams,
    unitsPerPack: units,
    price: euros,
    active: z.boolean().meta({ description: 'Whether it is marketed.' }),
    hidden: z.boolean().meta({ description: 'Whether it is no longer offered. Requests that use it keep it.' }),
    drug: z.object({ id: rowId, name: z.string() }).optional().meta({ description: 'Present with include=drug.' }),
  })
  .meta({ id: 'Presentation', example: KNOWN_PRESENTATION });

type Shown = PresentationRow | PresentationEntry;

export function fromPresentation(shown: Shown, included: ReadonlySet<string>): z.input<typeof presentationAnswer> {
  const { id, registerNumber, nationalCode, presentation, drugId, drugUuid, drugName } = shown;
  const { strengthMg, unitsPerPack } = shown;
  return {
    id,
    registerNumber,
    nationalCode,
    presentation,
    drugId,
    drugUuid,
    strengthMg,
    unitsPerPack,
    price: shown.priceCents / 100,
    active: shown.active,
    hidden: shown.hidden,
    ...(included.has('drug') ? { drug: { id: drugId, name: drugName } } : {}),
  };
}

type Kept = 'drugId' | 'registerNumber' | 'nationalCode' | 'presentation';
type KeptFigures = 'strengthMg' | 'unitsPerPack' | 'priceCents' | 'active';

/** Maps the input to the form of the pages; an edit keeps what is left out. */
export function toPresentationForm(
  { price, ...sent }: z.output<typeof editedPresentation>,
  entry: Pick<PresentationEntry, Kept | KeptFigures> | null,
): object {
  const { priceCents = 0, active = true } = entry ?? {};
  return { ...overEntry(sent, { active, ...entry }), priceCents: price ?? priceCents / 100 };
}
