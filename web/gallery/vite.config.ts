import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sonnerWithoutInjectedStyles } from '../vite-plugins/sonner-without-injected-styles';

/** Gallery of components in all their states; not part of the product's build. Run with `npm run gallery -w web`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sonnerWithoutInjectedStyles(), tailwindcss()],
  esbuild: { jsx: 'automatic' },
  build: { outDir: '../build/gallery', emptyOutDir: true },
});
