import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's helper around each `import()`, which preloads the files of a module. */
const helper = '\0vite/preload-helper.js';

/** Makes the engine load the code of each `import()`: a module that a browser has failed to load once stays failed. */
export function loadedCode(root: string): Plugin {
  const loader = JSON.stringify(join(root, 'engine/runtime/boot/loadCode.ts'));
  let base = '/';
  return {
    name: 'loaded-code',
    apply: 'build',
    enforce: 'pre',
    // Adds the module's own file: Vite leaves out a module without dependencies, since it has nothing to preload.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    configResolved: (config) => void ({ base } = config),
    load(id) {
      if (id !== helper) return undefined;
      return `import { loadCode } from ${loader};
export const __vitePreload = (load, files) => loadCode(load, files?.map((file) => ${JSON.stringify(base)} + file));`;
    },
  };
}
