import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { manifestCompressed } from './vite-plugins/manifest-compressed';
import { pagesTogether } from './vite-plugins/pages-together';
import { sonnerWithoutInjectedStyles } from './vite-plugins/sonner-without-injected-styles';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    sonnerWithoutInjectedStyles(),
    tailwindcss(),
    ...(isSsrBuild
      ? [manifestCompressed()]
      : [compression({ algorithms: ['gzip', 'brotliCompress'], logLevel: 'silent' })]),
    remix({
      buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // Every document would look for the routes of each folder above it, and each page would ask once more; all routes are one small file that stays.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // In development what pages import is found before the first of them is drawn: found later, React is there twice and the page stays empty.
        unstable_optimizeDeps: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      output: isSsrBuild
        ? // One file for the server: what runs must not look for a part that the next build has replaced.
          { inlineDynamicImports: true }
        : { manualChunks: pagesTogether(), experimentalMinChunkSize: 3_000 },
    },
  },
  ssr: { noExternal: ['sonner'] },
  // Server code that the scan of route modules meets; browsers never get it.
  optimizeDeps: { exclude: ['@node-rs/argon2', 'sharp'] },
}));
