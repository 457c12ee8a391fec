import type { Translated } from '../catalogues';
import type spanish from '../es/detail';

const detail: Translated<typeof spanish> = {
  title: 'Demand detail',
};

export default detail;
