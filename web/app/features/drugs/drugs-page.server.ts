import { browseDrugs } from '@aval/application/catalogues/drugs/browse-drugs';
import { DRUGS as CATALOGUE } from '@aval/application/catalogues/drugs/drug-catalogue';
import { drugSchema as schema } from '@aval/domain/validation/catalogues/drug-schema';
import { plainListPage } from '../../server/list-page.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { DRUG, DRUGS } from './drugs-address';

export const DRUGS_PAGE = plainListPage(DRUGS, browseDrugs);

export const DRUG_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: DRUG });

export const DRUG_IMPORT = importRoutes('drug', DRUGS.path);
