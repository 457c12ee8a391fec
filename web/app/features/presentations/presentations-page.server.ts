import { browsePresentations } from '@aval/application/catalogues/presentations/browse-presentations';
import { PRESENTATIONS as CATALOGUE } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { presentationSchema as schema } from '@aval/domain/validation/catalogues/presentation-schema';
import { plainListPage } from '../../server/list-page.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { PRESENTATION, PRESENTATIONS } from './presentations-address';

export const PRESENTATIONS_PAGE = plainListPage(PRESENTATIONS, browsePresentations);

export const PRESENTATION_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: PRESENTATION });

export const PRESENTATION_IMPORT = importRoutes('presentation', PRESENTATIONS.path);
