import { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import { listAddress } from '../../components/plain-list/list-address';
import { catalogueAddress } from '../catalogues/catalogue-address';

export const DRUGS = listAddress('/app/drugs', DRUGS_LIST);

export const DRUG = catalogueAddress(DRUGS.path);
