import type { Session } from '@aval/application/access/load-session';
import { browseDrugs } from '@aval/application/catalogues/drugs/browse-drugs';
import { DRUGS as CATALOGUE } from '@aval/application/catalogues/drugs/drug-catalogue';
import { findDrugRelations } from '@aval/application/catalogues/drugs/find-drug-relations';
import { listDemands } from '@aval/application/demands/list/list-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import { drugSchema as schema } from '@aval/domain/validation/catalogues/drug-schema';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { importRoutes } from '../catalogue-import/import-routes.server';
import { catalogueRoutes } from '../catalogues/entry-routes.server';
import { listAddress } from '../demand-list/list-address';
import { DRUG, DRUGS } from './drugs-address';

export const DRUGS_PAGE = plainListPage(DRUGS, browseDrugs);

export const DRUG_ROUTES = catalogueRoutes({ catalogue: CATALOGUE, schema, address: DRUG });

/** Loads a drug with its presentations, the regimens that have it, and the latest demands that ask for it. */
export async function loadDrug(session: Session, id: string | undefined) {
  const found = await DRUG_ROUTES.load(session, id);
  const relations = await findDrugRelations(getServices(), session.actor, found.entry);
  if (!relations) throw new Response(null, { status: 404 });
  const query = parseListQuery(new URLSearchParams({ drugId: String(found.entry.id) }), session.actor);
  const { rows, count } = await listDemands(getServices(), session.actor, query);
  const demands = rows.map(({ id, reference, displayStatus }) => ({ id, reference, displayStatus }));
  return { ...found, relations, demands: { rows: demands, count, address: listAddress(query) } };
}

export const DRUG_IMPORT = importRoutes('drug', DRUGS.path);
