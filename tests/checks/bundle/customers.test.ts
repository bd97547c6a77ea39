import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** A script of the build. */
interface Chunk {
  fileName: string;
  code: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  isEntry: boolean;
}

/** Another file of the build. */
interface Asset {
  fileName: string;
  source: string | Uint8Array;
}

const project = join(import.meta.dirname, '../../..');

describe('what customers get', () => {
  let files: readonly (Chunk | Asset)[] = [];
  let chunks: readonly Chunk[] = [];
  beforeAll(async () => {
    files = await buildFor('production');
    chunks = files.filter(isChunk);
  });

  it('has no source map, and names none', () => {
    expect(files.filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([]);
    expect(chunks.filter(({ code }) => code.includes('sourceMappingURL'))).toEqual([]);
  });

  it('is kept by browsers with one byte for each character', () => {
    expect(chunks.filter(({ code }) => /[^\0-\u00FF]/.test(code))).toEqual([]);
  });

  it('has the licences of packages, font and icons in a file that its page names', () => {
    const [licences, page] = ['licences.txt', 'index.html'].map((name) =>
      String(files.filter(isAsset).find(({ fileName }) => fileName === name)?.source),
    );
    for (const what of ['## react - ', '## rxjs - ', '## Geist, the font', '## Lucide, the icons'])
      expect(licences).toContain(what);
    expect(page).toContain('<link rel="license" href="/licences.txt" />');
  });

  it('has no code of the inspector', () => {
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/inspect/'))).toEqual([]);
  });

  it('explains and tells decisions with code of its own, which no first page waits for', () => {
    const telling = /runtime\/analytics\/startAnalytics|decision\/tracingEvaluator|condition\/explain\.ts/;
    const having = chunks.filter(({ moduleIds }) => moduleIds.some((id) => telling.test(id)));
    expect(having.map(({ isEntry }) => isEntry)).toEqual([false]);
    const names = having.map(({ fileName }) => fileName);
    const first = chunks.filter(({ isEntry }) => isEntry);
    expect(first.flatMap(({ imports }) => imports).filter((name) => names.includes(name))).toEqual([]);
  });

  it('has one file for the first screens of customers, which needs neither the client of the graph nor what is pressed', () => {
    const named = (name: string) => chunks.filter(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    const [customer] = named('customer');
    expect(customer?.moduleIds.some((id) => id.endsWith('StatusCard.tsx'))).toBe(true);
    expect(customer?.moduleIds.filter((id) => /apollo|react-aria|i18next/.test(id))).toEqual([]);
    expect(customer?.imports).toEqual(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map(({ fileName }) => fileName)
        .filter((name) => name.includes('index-')),
    );
  });

  it('names neither the inspector, nor its keys, nor where it keeps what is overridden', () => {
    const named = chunks.filter(({ code }) => /inspector|["'`]KeyE|portal\.overrides/i.test(code));
    expect(named.map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe('what the sandbox shows', () => {
  let chunks: readonly Chunk[] = [];
  beforeAll(async () => {
    chunks = (await buildFor('sandbox')).filter(isChunk);
  });

  it('has the inspector in files of its own, which no other file needs', () => {
    const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/runtime/inspect/')));
    const names = own.map(({ fileName }) => fileName);
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(({ isEntry }) => isEntry)).toEqual([]);
    const others = chunks.filter((chunk) => !own.includes(chunk));
    expect(others.flatMap(({ imports }) => imports).filter((name) => names.includes(name))).toEqual([]);
  });
});

/** Builds without writing files: only the mode differs between the two. */
async function buildFor(mode: 'production' | 'sandbox'): Promise<readonly (Chunk | Asset)[]> {
  // Vitest has set it to "test", which would select React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    configLoader: 'native',
    mode,
    logLevel: 'error',
    build: { write: false, reportCompressedSize: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as unknown as { output: (Chunk | Asset)[] }[];
  return outputs.flatMap(({ output }) => output);
}

function isChunk(file: Chunk | Asset): file is Chunk {
  return 'moduleIds' in file;
}

function isAsset(file: Chunk | Asset): file is Asset {
  return 'source' in file;
}
