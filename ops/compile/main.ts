import { exitWith } from '../prepare/failure.mjs';
import { buildProduct } from './product';

/** `npm run build`: what images and deployments are made of. */
try {
  await buildProduct();
} catch (error) {
  exitWith(error);
}
