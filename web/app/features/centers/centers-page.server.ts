import { browseCenters } from '@aval/application/catalogues/centers/browse-centers';
import { CENTERS as CATALOGUE } from '@aval/application/catalogues/centers/center-catalogue';
import { centerSchema as schema } from '@aval/domain/validation/catalogues/center-schema';
import { plainListPage } from '../../server/list-page.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { CENTER, CENTERS } from './centers-address';

export const CENTERS_PAGE = plainListPage(CENTERS, browseCenters);

export const CENTER_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: CENTER });

export const CENTER_IMPORT = importRoutes('center', CENTERS.path);
