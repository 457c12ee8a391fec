import type { Translated } from '../catalogues';
import type spanish from '../es/auth';

const auth: Translated<typeof spanish> = {
  title: 'Sign in',
};

export default auth;
