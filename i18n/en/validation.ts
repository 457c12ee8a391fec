import type { Translated } from '../catalogues';
import type spanish from '../es/validation';

const validation: Translated<typeof spanish> = {
  title: 'Validation',
};

export default validation;
