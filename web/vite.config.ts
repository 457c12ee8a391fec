import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
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
    remix({
      buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file for the server: what runs must not look for a part that the next build has replaced.
    rollupOptions: isSsrBuild ? { output: { inlineDynamicImports: true } } : {},
  },
  ssr: { noExternal: ['sonner'] },
  // Server code that the scan of route modules meets; browsers never get it.
  optimizeDeps: { exclude: ['@node-rs/argon2'] },
}));
