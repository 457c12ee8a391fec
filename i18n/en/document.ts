import type { Translated } from '../catalogues';
import type spanish from '../es/document';

const words: Translated<typeof spanish> = {
  title: 'Treatment request',
};

export default words;
