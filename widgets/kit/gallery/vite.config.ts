import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The policy under which the portal runs; the gallery keeps to it too, so that a component that breaks it is seen here. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  'frame-src http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }, react()],
  build: {
    outDir: '../../../dist/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `light-dark()` and nesting are wide-spread enough; lowering the first would tie it to one place in the cascade.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  preview: { headers: { 'content-security-policy': contentSecurityPolicy } },
});
