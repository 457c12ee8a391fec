import type { Translated } from '../catalogues';
import type spanish from '../es/wizard';

const wizard: Translated<typeof spanish> = {
  title: 'New demand',
};

export default wizard;
