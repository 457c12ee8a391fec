import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sonnerWithoutInjectedStyles } from '../vite-plugins/sonner-without-injected-styles';

/** Components in all their states, for looking at them. No part of the product's build: `npm run gallery -w web`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sonnerWithoutInjectedStyles(), tailwindcss()],
  esbuild: { jsx: 'automatic' },
  build: { outDir: '../build/gallery', emptyOutDir: true },
});
