import { everybody } from '@aval/testing/visitors/people';
import type { OperationCase } from './operation-case';

/** A field that no entry has; an empty edit changes nothing and is accepted. */
const WRONG = { nothing: 1 };

/** Catalogues: for admins, centers for superadmins only; everybody lists entries that may be chosen. */
export const CATALOGUE_CASES: readonly OperationCase[] = [
  { operation: 'listDrugs', path: () => '/drugs', expected: everybody(403, ['superadmin admin', 200]) },
  { operation: 'listDrugs', path: () => '/drugs?all=true', expected: everybody(200) },
  {
    operation: 'getDrug',
    path: ({ drugId }) => `/drugs/${drugId}`,
    expected: everybody(403, ['superadmin admin', 200]),
  },
  { operation: 'createDrug', path: () => '/drugs', body: {}, expected: everybody(403, ['superadmin admin', 422]) },
  {
    operation: 'updateDrug',
    path: ({ drugId }) => `/drugs/${drugId}`,
    body: WRONG,
    expected: everybody(403, ['superadmin admin', 422]),
  },
  { operation: 'deleteDrug', path: () => '/drugs/2000000', expected: everybody(403, ['superadmin admin', 404]) },
  { operation: 'listPresentations', path: () => '/presentations', expected: everybody(403, ['superadmin admin', 200]) },
  { operation: 'listPresentations', path: () => '/presentations?all=true', expected: everybody(200) },
  {
    operation: 'getPresentation',
    path: ({ presentationId }) => `/presentations/${presentationId}`,
    expected: everybody(403, ['superadmin admin', 200]),
  },
  {
    operation: 'createPresentation',
    path: () => '/presentations',
    body: {},
    expected: everybody(403, ['superadmin admin', 422]),
  },
  {
    operation: 'updatePresentation',
    path: ({ presentationId }) => `/presentations/${presentationId}`,
    body: WRONG,
    expected: everybody(403, ['superadmin admin', 422]),
  },
  {
    operation: 'deletePresentation',
    path: () => '/presentations/2000000',
    expected: everybody(403, ['superadmin admin', 404]),
  },
  { operation: 'listCodes', path: () => '/codes', expected: everybody(403, ['superadmin admin', 200]) },
  { operation: 'listCodes', path: () => '/codes?all=true', expected: everybody(200) },
  {
    operation: 'getCode',
    path: ({ codeId }) => `/codes/${codeId}`,
    expected: everybody(403, ['superadmin admin', 200]),
  },
  { operation: 'createCode', path: () => '/codes', body: {}, expected: everybody(403, ['superadmin admin', 422]) },
  {
    operation: 'updateCode',
    path: ({ codeId }) => `/codes/${codeId}`,
    body: WRONG,
    expected: everybody(403, ['superadmin admin', 422]),
  },
  { operation: 'deleteCode', path: () => '/codes/2000000', expected: everybody(403, ['superadmin admin', 404]) },
  { operation: 'listCenters', path: () => '/centers', expected: everybody(403, ['superadmin', 200]) },
  { operation: 'listCenters', path: () => '/centers?all=true', expected: everybody(200) },
  {
    operation: 'getCenter',
    path: ({ centerId }) => `/centers/${centerId}`,
    expected: everybody(403, ['superadmin', 200]),
  },
  { operation: 'createCenter', path: () => '/centers', body: {}, expected: everybody(403, ['superadmin', 422]) },
  {
    operation: 'updateCenter',
    path: ({ centerId }) => `/centers/${centerId}`,
    body: WRONG,
    expected: everybody(403, ['superadmin', 422]),
  },
  { operation: 'deleteCenter', path: () => '/centers/2000000', expected: everybody(403, ['superadmin', 404]) },
  {
    operation: 'listCenters',
    path: () => '/centers?all=true&include=doctors',
    expected: everybody(403, ['superadmin', 200]),
  },
];
