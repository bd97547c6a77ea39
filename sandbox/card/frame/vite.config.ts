import { defineConfig } from 'vite';

/** Builds the page of the card frame: one script, one style sheet and the font, under `/frame` of its own origin. */
export default defineConfig({
  root: new URL('page', import.meta.url).pathname,
  base: '/frame/',
  publicDir: false,
  build: {
    outDir: new URL('../../../dist/card-frame', import.meta.url).pathname,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    // These browsers have `light-dark()`: lowering it for others would tie it to one place in the cascade.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
