import type { Translated } from '../catalogues';
import type spanish from '../es/errors';

const errors: Translated<typeof spanish> = {
  title: 'Error',
};

export default errors;
