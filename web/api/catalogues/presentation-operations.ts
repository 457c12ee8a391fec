import {
  browsePresentations,
  lookUpPresentations,
} from '@aval/application/catalogues/presentations/browse-presentations';
import { PRESENTATIONS } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { presentationSchema } from '@aval/domain/validation/catalogues/presentation-schema';
import { filterId } from '../schemas/atoms';
import { catalogueOperations } from './catalogue-operations';
import {
  editedPresentation,
  fromPresentation,
  presentationAnswer,
  presentationFields,
  toPresentationForm,
} from './presentation-fields';

export const presentationOperations = catalogueOperations({
  path: '/presentations',
  nouns: { one: 'Presentation', many: 'Presentations' },
  list: PRESENTATIONS_LIST,
  browse: browsePresentations,
  lookUp: lookUpPresentations,
  lookUpFilters: { drugId: filterId.meta({ description: 'Presentations of one drug.' }) },
  includes: ['drug'],
  catalogue: PRESENTATIONS,
  form: presentationSchema,
  fields: presentationFields,
  editedFields: editedPresentation,
  answer: presentationAnswer,
  ofRow: fromPresentation,
  ofEntry: fromPresentation,
  wireNames: { priceCents: 'price' },
  toForm: toPresentationForm,
});
