import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { manifestCompressed } from './vite-plugins/manifest-compressed';
import { pagesTogether } from './vite-plugins/pages-together';
import { sonnerWithoutInjectedStyles } from './vite-plugins/sonner-without-injected-styles';
import { thirdPartyNotices } from './vite-plugins/third-party-notices';

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
      : [thirdPartyNotices(), compression({ algorithms: ['gzip', 'brotliCompress'], logLevel: 'silent' })]),
    remix({
      buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // Lazy discovery would match the routes of each parent folder for every document and cost each page another
        // request; all routes are one small cached file.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // In development, dependencies found after the first render would load React twice and leave the page empty.
        unstable_optimizeDeps: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read while the map of tests is recorded, by which places in a bundle are places in sources.
    sourcemap: process.env.AVAL_RECORD_MAP !== undefined && (isSsrBuild ? true : 'hidden'),
    rollupOptions: {
      output: isSsrBuild
        ? // A single server file: the running process must not load chunks that a later build has replaced.
          { inlineDynamicImports: true }
        : { manualChunks: pagesTogether(), experimentalMinChunkSize: 3_000 },
    },
  },
  ssr: { noExternal: ['sonner'] },
  // Server code that the scan of route modules finds; browsers never load it.
  optimizeDeps: { exclude: ['@node-rs/argon2', 'sharp'] },
}));
