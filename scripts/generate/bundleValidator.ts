import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import type standalone from 'ajv/dist/standalone/index.js';
import { shippedKinds } from '../../engine/build.ts';

// A CommonJS module whose default export is a property: its types say otherwise.
const { default: standaloneCode } = createRequire(import.meta.url)('ajv/dist/standalone') as {
  default: typeof standalone;
};

const banner = '// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.\n';

/**
 * A validator of release bundles, compiled here so that browsers compile nothing (a strict CSP forbids it). It checks
 * the form that the engine relies on; the further rules for authors (lengths, patterns, words for editors) were checked
 * when the release was made.
 */
export async function generateBundleValidator(root: string): Promise<string> {
  const ajv = new Ajv({ code: { source: true, esm: true, optimize: 2 }, messages: false, strict: false });
  for (const file of globSync('schemas/*.schema.json', { cwd: root }).sort()) {
    const schema: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    ajv.addSchema(shipped(schema) as object, basename(file));
  }
  const validate = ajv.compile({
    $id: 'bundle',
    type: 'object',
    properties: { manifests: manifestsSchema() },
    required: ['manifests'],
  });
  return `${banner}${withoutReasons(standaloneCode(ajv, validate))}\nconst failure = {};\n`;
}

/** Drops the reasons of failures, a third of the code: the engine only asks whether a bundle is valid. */
function withoutReasons(code: string): string {
  return code.replaceAll(/\{instancePath:(?:[^{}"]|"[^"]*")*params:\{(?:[^{}"]|"[^"]*")*\}\}/g, 'failure');
}

/** The manifests of a bundle: of sequences it has only the part that every page needs. */
function manifestsSchema(): object {
  const kinds = shippedKinds.filter((kind) => kind !== 'sequence');
  return {
    type: 'object',
    required: kinds.filter((kind) => !isLater(kind)),
    properties: Object.fromEntries(
      kinds.map((kind) => [kind, { type: 'object', additionalProperties: { $ref: `${kind}.schema.json` } }]),
    ),
  };
}

/** Whether releases of the present format may lack a kind, because they were published before the kind existed. */
function isLater(kind: string): boolean {
  return kind === 'record' || kind === 'cookie';
}

const forAuthors = new Set([
  'pattern',
  'maxLength',
  'minLength',
  'uniqueItems',
  'propertyNames',
  'format',
  'description',
  'title',
  '$schema',
  'x-ref',
  'x-type',
  'x-settings-of',
  'x-reserved',
]);

/** Properties that a release leaves out. */
const notShipped = new Set(['description', 'comesFrom', 'owner', 'source', 'samples', 'numberWords']);

function shipped(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) {
    return key === 'required'
      ? node.filter((name) => !notShipped.has(String(name)))
      : node.map((item) => shipped(item));
  }
  if (typeof node !== 'object' || node === null) return node;
  const isNames = key === 'properties' || key === 'definitions';
  const kept = Object.entries(node).filter(([name]) => isNames || !forAuthors.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, shipped(inner, isNames ? '' : name)]));
}
