import { browseDrugs, lookUpDrugs } from '@aval/application/catalogues/drugs/browse-drugs';
import { DRUGS } from '@aval/application/catalogues/drugs/drug-catalogue';
import { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import { LONGEST_FILTER } from '@aval/application/lists/plain-list';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { drugSchema } from '@aval/domain/validation/catalogues/drug-schema';
import { z } from 'zod';
import { KNOWN_DRUG, NEW_DRUG } from '../examples/catalogue-examples';
import { oneOf } from '../schemas/among';
import { rowId, uuid } from '../schemas/atoms';
import { editOf, overEntry, WHAT_STAYS } from '../schemas/edited-fields';
import { catalogueOperations } from './catalogue-operations';

const shape = {
  name: z.string().meta({ example: 'Ácido folínico' }),
  activePrinciple: z.string().meta({ description: 'INN.', example: 'Ácido folínico' }),
  dosage: z.enum(OPTIONS.doseType).meta({ description: 'Usual dose type: by body surface, by weight, AUC or flat.' }),
  administration: z.enum(OPTIONS.administration).meta({ description: 'Usual route of administration.' }),
  atcCode: z.string().nullable().meta({ description: 'ATC code (WHO).', example: 'V03AF03' }),
  otherNames: z
    .string()
    .nullable()
    .meta({ description: 'Brand and everyday names, with commas between them.', example: 'Lederfolin, leucovorina' }),
};

const fields = z
  .strictObject({ ...shape, atcCode: shape.atcCode.default(null), otherNames: shape.otherNames.default(null) })
  .meta({ id: 'DrugFields', example: NEW_DRUG });

const edited = editOf(shape).meta({ id: 'EditedDrug', example: NEW_DRUG, description: WHAT_STAYS });

const answer = z
  .object({
    ...shape,
    id: rowId,
    uuid: uuid.meta({ description: 'Matches drugUuid of its presentations.' }),
    atcCode: z.string().nullable().meta({ description: 'ATC code (WHO).' }),
    otherNames: z.string().nullable().meta({ description: 'Brand and everyday names, with commas between them.' }),
    dosage: oneOf(OPTIONS.doseType).meta({ description: 'Usual dose type.' }),
    administration: oneOf(OPTIONS.administration).meta({ description: 'Usual route of administration.' }),
    active: z.boolean().meta({ description: 'Whether it can be chosen in new requests.' }),
  })
  .meta({ id: 'Drug', example: KNOWN_DRUG });

export const drugOperations = catalogueOperations({
  path: '/drugs',
  nouns: { one: 'Drug', many: 'Drugs' },
  list: DRUGS_LIST,
  browse: browseDrugs,
  lookUp: (services, actor, query, { q }) => lookUpDrugs(services, actor, query, { text: q }),
  lookUpFilters: {
    q: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_FILTER)
      .optional()
      .meta({ description: 'Searches the names and the active principle.' }),
  },
  catalogue: DRUGS,
  form: drugSchema,
  fields,
  editedFields: edited,
  answer,
  ofRow: ({ hidden, ...row }) => ({ ...row, active: !hidden }),
  ofEntry: ({ revision: _revision, hidden, ...entry }) => ({ ...entry, active: !hidden }),
  toForm: overEntry,
});
