import { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import { listAddress } from '../../components/plain-list/list-address';
import { catalogueAddress } from '../catalogues/catalogue-address';

export const CODES = listAddress('/app/codes', CODES_LIST);

export const CODE = catalogueAddress(CODES.path);
