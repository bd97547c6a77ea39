import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, printSchema } from 'graphql';
import type { Project } from '../portal/project.ts';

const banner = '// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.\n';

/**
 * Typed, precompiled documents of each domain, from `<domain>/graph/<domain>.graphql`: no GraphQL is parsed in the browser.
 *
 * @returns path from the project's folder -> text
 */
export async function graphDocuments({ root, widgets, graph }: Project): Promise<Record<string, string>> {
  if (graph === undefined) return {};
  const files = widgets.flatMap((folder) => globSync(`${folder}/*/graph/*.graphql`, { cwd: root })).sort();
  const made = files.map(async (file) => {
    const target = join(dirname(file), 'generated', `${basename(file, '.graphql')}.ts`);
    return [target, await documentsOf(root, graph, file)] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

async function documentsOf(root: string, schemaFile: string, documentFile: string): Promise<string> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const config = {
    scalars: { ID: 'string', Cents: 'number', Date: 'string', DateTime: 'string' },
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    optimizeDocumentNode: true,
    dedupeFragments: true,
  };
  const schema = buildSchema(read(schemaFile));
  const text = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: documentFile, document: parse(read(documentFile)) }],
    filename: documentFile.replace(/\.graphql$/, '.ts'),
    config,
    plugins: [{ operations: config }, { documents: config }],
    pluginMap: { operations: operationTypes, documents: typedDocuments },
  });
  return banner + text;
}
