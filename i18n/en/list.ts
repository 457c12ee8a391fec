import type { Translated } from '../catalogues';
import type spanish from '../es/list';

const list: Translated<typeof spanish> = {
  title: 'Demands',
};

export default list;
