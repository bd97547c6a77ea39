import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { builtPrerenderer } from '../portal/releases/index.ts';
import { noteImports } from './noteImports.ts';
import { createScopedName } from './scopedName.ts';

/**
 * Builds what draws a project's first screens into a built portal: the same code for Node, with everything that it needs in it, so that a portal
 * that was moved elsewhere can make its screens there. Beside it what judges releases, for whoever hands them out.
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
        input: { prerender, 'release-faults': 'engine/runtime/release/faultOf.ts' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
}
