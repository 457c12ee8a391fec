import type { Plugin } from 'vite';

/**
 * Removes the style element that sonner writes when its module loads, which the content security policy refuses; the
 * product styles toasts itself.
 */
export function sonnerWithoutInjectedStyles(): Plugin {
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
