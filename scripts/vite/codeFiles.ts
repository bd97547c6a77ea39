import type { Rolldown } from 'vite';
import { moduleName } from './noteImports.ts';

/** Where a module is that comes later than the page: the scripts with everything that they import, and their styles. */
export interface CodeFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * The files of a build in which its own modules are, apart from those that every page has.
 *
 * @returns module, by its path from the project's folder -> paths of its files
 */
export function codeFilesOf(root: string, bundle: Bundle): Record<string, CodeFiles> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file as Chunk] as const] : [],
    ),
  );
  const closure = (chunk: Chunk, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) closure(imported, seen);
    }
    return seen;
  };
  const first = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((entry) => [...closure(entry)]),
  );
  return Object.fromEntries(
    [...chunks.values()].flatMap((chunk) => {
      const needed = [...closure(chunk)].filter((each) => !first.has(each));
      const files: CodeFiles = {
        scripts: needed.map(({ fileName }) => `/${fileName}`),
        styles: [
          ...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
        ].map((name) => `/${name}`),
      };
      const own = chunk.moduleIds.filter((id) => !id.includes('node_modules') && !id.startsWith('\0'));
      return first.has(chunk) ? [] : own.map((id) => [moduleName(root, id), files] as const);
    }),
  );
}
