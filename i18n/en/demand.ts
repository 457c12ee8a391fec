import type { Translated } from '../catalogues';
import type spanish from '../es/demand';

const demand: Translated<typeof spanish> = {
  title: 'Demand',
};

export default demand;
