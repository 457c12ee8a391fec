import { browseCodes } from '@aval/application/catalogues/codes/browse-codes';
import { CODES as CATALOGUE } from '@aval/application/catalogues/codes/code-catalogue';
import { codeSchema as schema } from '@aval/domain/validation/catalogues/code-schema';
import { plainListPage } from '../../server/list-page.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { CODE, CODES } from './codes-address';

export const CODES_PAGE = plainListPage(CODES, browseCodes);

export const CODE_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: CODE });

export const CODE_IMPORT = importRoutes('code', CODES.path);
