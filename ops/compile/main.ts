import { exitWith } from '../prepare/failure.mjs';
import { buildProduct } from './product';

/** `npm run build`: builds the product for images and deployments. */
try {
  await buildProduct();
} catch (error) {
  exitWith(error);
}
