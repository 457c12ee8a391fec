import { browseCodes, lookUpCodes } from '@aval/application/catalogues/codes/browse-codes';
import { CODES } from '@aval/application/catalogues/codes/code-catalogue';
import { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import { codeSchema } from '@aval/domain/validation/catalogues/code-schema';
import { catalogueOperations } from './catalogue-operations';
import { codeAnswer, codeFields, editedCode, fromCode, toCodeForm } from './code-fields';

export const codeOperations = catalogueOperations({
  path: '/codes',
  nouns: { one: 'Code', many: 'Codes' },
  list: CODES_LIST,
  browse: browseCodes,
  lookUp: lookUpCodes,
  includes: ['company'],
  catalogue: CODES,
  form: codeSchema,
  fields: codeFields,
  editedFields: editedCode,
  answer: codeAnswer,
  ofRow: fromCode,
  ofEntry: fromCode,
  wireNames: { radioType: 'radio_type' },
  toForm: toCodeForm,
});
