import { relative } from 'node:path';
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;

/**
 * Makes the code of a prerenderer report what it loads while it draws (`globalThis.noteImport`), by the path of the module
 * from the project's folder: the browser's build maps it to its file.
 */
export function noteImports(root: string): Plugin {
  return {
    name: 'note-imports',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(')) return undefined;
      const specifiers = new Set([...code.matchAll(dynamicImport)].map(([, , specifier = '']) => specifier));
      const modules = new Map<string, string>();
      for (const specifier of specifiers) {
        const resolved = await this.resolve(specifier, id);
        if (resolved) modules.set(specifier, moduleName(root, resolved.id));
      }
      const noted = code.replaceAll(
        dynamicImport,
        (call, _, specifier: string) =>
          `((code) => (globalThis.noteImport?.(${JSON.stringify(modules.get(specifier))}, code), code))(${call})`,
      );
      return { code: noted, map: null };
    },
  };
}

/** Path of a module from the project's folder, with slashes on any system. */
export function moduleName(root: string, id: string): string {
  return relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
}
