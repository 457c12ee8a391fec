import { join } from 'node:path';
import express, { Router } from 'express';

/** Files with a hash in their name never change; the few others are asked for again after an hour. */
export function serveAssets(clientFolder: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(clientFolder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false, index: false }),
  );
  router.use(express.static(clientFolder, { maxAge: '1h', index: false }));
  return router;
}
