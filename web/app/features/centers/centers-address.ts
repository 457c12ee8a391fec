import { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import { listAddress } from '../../components/plain-list/list-address';
import { catalogueAddress } from '../catalogues/catalogue-address';

export const CENTERS = listAddress('/app/centers', CENTERS_LIST);

export const CENTER = catalogueAddress(CENTERS.path);
