import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { listAddress } from '../../components/plain-list/list-address';
import { catalogueAddress } from '../catalogues/catalogue-address';

export const PRESENTATIONS = listAddress('/app/presentations', PRESENTATIONS_LIST);

export const PRESENTATION = catalogueAddress(PRESENTATIONS.path);
