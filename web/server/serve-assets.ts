import { join } from 'node:path';
import express, { Router } from 'express';
import serveCompressed from 'express-static-gzip';

/**
 * Serves the build's files: those with a hash in their name are cached permanently and precompressed, the few others
 * for an hour.
 */
export function serveAssets(clientFolder: string): Router {
  const router = Router();
  router.use(
    '/assets',
    serveCompressed(join(clientFolder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false, index: false },
    }),
  );
  router.use(express.static(clientFolder, { maxAge: '1h', index: false }));
  return router;
}
