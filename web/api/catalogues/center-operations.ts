import { browseCenters, lookUpCenters } from '@aval/application/catalogues/centers/browse-centers';
import { CENTERS } from '@aval/application/catalogues/centers/center-catalogue';
import { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { filterId } from '../schemas/atoms';
import { catalogueOperations } from './catalogue-operations';
import { centerAnswer, centerFields, editedCenter, fromCenter, refuseIdleDoctors, toCenterForm } from './center-fields';

export const centerOperations = catalogueOperations({
  path: '/centers',
  nouns: { one: 'Center', many: 'Centers' },
  list: CENTERS_LIST,
  browse: (services, actor, query, { include }) =>
    browseCenters(services, actor, query, { withDoctors: include.has('doctors') }),
  lookUp: (services, actor, query, { include, doctorId, zoneId }) =>
    lookUpCenters(services, actor, query, {
      doctorId,
      provinceId: zoneId,
      withDoctors: include.has('doctors'),
    }),
  lookUpFilters: {
    doctorId: filterId.meta({ description: 'With all=true: only centers of this doctor.' }),
    zoneId: filterId.meta({ description: 'With all=true: only centers of this province.' }),
  },
  includes: ['province', 'doctors'],
  catalogue: CENTERS,
  form: centerSchema,
  fields: centerFields,
  editedFields: editedCenter,
  answer: centerAnswer,
  ofRow: fromCenter,
  ofEntry: fromCenter,
  wireNames: { doctorIds: 'doctors' },
  toForm: toCenterForm,
  refuseIdle: refuseIdleDoctors,
});
