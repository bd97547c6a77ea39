import type { Rolldown } from 'vite';
import { moduleName } from './noteImports.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * The scripts of a build that contain each of its modules and its imports, without those that every page loads.
 *
 * @returns module, by its path from the project's folder -> paths of its scripts
 */
export function codeFilesOf(root: string, bundle: Rolldown.OutputBundle): Record<string, readonly string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
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
      const scripts = needed.map(({ fileName }) => `/${fileName}`);
      const own = chunk.moduleIds.filter((id) => !id.includes('node_modules') && !id.startsWith('\0'));
      return first.has(chunk) ? [] : own.map((id) => [moduleName(root, id), scripts] as const);
    }),
  );
}
