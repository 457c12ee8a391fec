import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * sonner writes a style element when its module loads, which the content security policy refuses.
 * The product styles toasts itself, so the call is taken out.
 */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const call = /^__insertCSS\(.*\);?$/m;
      if (!call.test(code)) throw new Error('sonner no longer injects its styles the way this plugin expects');
      return { code: code.replace(call, ''), map: null };
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    sonnerWithoutInjectedStyles(),
    tailwindcss(),
    remix({
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
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { noExternal: ['sonner'] },
  // Server code that the scan of route modules meets; browsers never get it.
  optimizeDeps: { exclude: ['@node-rs/argon2'] },
});
