import type { Session } from '@aval/application/access/load-session';
import { browseDrugs } from '@aval/application/catalogues/drugs/browse-drugs';
import { DRUGS as CATALOGUE } from '@aval/application/catalogues/drugs/drug-catalogue';
import { findDrugRelations } from '@aval/application/catalogues/drugs/find-drug-relations';
import { drugSchema as schema } from '@aval/domain/validation/catalogues/drug-schema';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { DRUG, DRUGS } from './drugs-address';

export const DRUGS_PAGE = plainListPage(DRUGS, browseDrugs);

export const DRUG_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: DRUG });

/** Loads a drug with its presentations and the regimens that have it. */
export async function loadDrug(session: Session, id: string | undefined) {
  const found = await DRUG_ROUTES.load(session, id);
  const relations = await findDrugRelations(getServices(), session.actor, found.entry);
  if (!relations) throw new Response(null, { status: 404 });
  return { ...found, relations };
}

export const DRUG_IMPORT = importRoutes('drug', DRUGS.path);
