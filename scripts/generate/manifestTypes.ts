import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { manifestKinds } from '../../engine/build.ts';

const banner = '// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.';

/** Definitions that only settings of widgets use. */
const ofSettings = ['itemLine', 'listFilter', 'listSearch'];

/**
 * TypeScript types of every manifest kind, from the schemas alone, as one file.
 *
 * The schemas say "exactly one of these properties" with `oneOf: [{required}, …]`; json-schema-to-typescript
 * turns that into an open intersection, so it is left out here: ajv enforces it, the types stay closed.
 */
export async function generateManifestTypes(root: string): Promise<string> {
  const schemas = join(root, 'schemas');
  const all: JSONSchema = {
    title: 'ManifestOfKind',
    type: 'object',
    additionalProperties: false,
    required: [...manifestKinds],
    properties: Object.fromEntries(manifestKinds.map((kind) => [kind, { $ref: `${kind}.schema.json` }])),
    definitions: Object.fromEntries(
      ofSettings.map((name) => [name, { $ref: `shared.schema.json#/definitions/${name}` }]),
    ),
  };
  const text = await compile(all, 'ManifestOfKind', {
    bannerComment: banner,
    cwd: `${schemas}/`,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    format: true,
    unknownAny: true,
    unreachableDefinitions: true,
    $refOptions: { resolve: { schema: schemaReader(schemas) } },
  });
  return withoutReferrers(text);
}

/** Drops the comments that the generator adds about where a definition is used. */
function withoutReferrers(text: string): string {
  return text
    .replaceAll(/(?:^ *\*\n)?^ *\* This interface was referenced by .*\n *\* via the `definition` .*\n/gm, '')
    .replaceAll(/^ *\/\*\*\n *\*\/\n/gm, '');
}

function schemaReader(folder: string): object {
  return {
    order: 1,
    canRead: /\.schema\.json$/,
    read: ({ url }: { url: string }) => {
      const name = url.slice(url.lastIndexOf('/') + 1);
      return JSON.stringify(simplified(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    },
  };
}

/** Drops parts that would blur the types: exactly-one-of lists, and words beside a `$ref` (one type a definition). */
function simplified(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref };
  const entries = Object.entries(node).filter(
    ([key, value]) => !(key === 'oneOf' && isRequiredAlternatives(value)),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, simplified(value)]));
}

function isRequiredAlternatives(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => Object.keys(item as object).join() === 'required');
}
