import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { engineFolder } from '../portal/project.ts';
import { builtPrerenderer } from '../portal/releases/index.ts';
import { noteImports } from './noteImports.ts';
import { createScopedName } from './scopedName.ts';

/**
 * Builds the code that draws a project's first screens into a built portal: for Node, with all dependencies bundled, so that a portal
 * that was moved elsewhere can make its screens there. Beside it `release-faults`, with which servers judge releases.
 */
export async function buildPrerenderer(root: string, prerender: string, builtPortal: string): Promise<void> {
  await build({
    configFile: false,
    root,
    mode: 'production',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), noteImports(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: createScopedName() } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(builtPortal, builtPrerenderer, '..'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: {
          prerender: join(root, prerender),
          'release-faults': join(engineFolder, 'engine/runtime/release/faultOf.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
}
