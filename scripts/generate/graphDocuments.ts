import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  parse,
  print,
  printSchema,
  separateOperations,
  Source,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import type { Project } from '../portal/project.ts';

const banner = '// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.\n';

/**
 * Typed, precompiled documents of each domain, from `<domain>/graph/<domain>.graphql`: no GraphQL is parsed in the browser.
 * The list of all documents by id, beside the schema, is what the server answers. A document stays on it for good: pages
 * that were opened before a deploy still send its id. Delete one by hand when no such page can be open any more.
 *
 * @returns path from the project's folder -> text
 */
export async function graphDocuments({ root, widgets, graph }: Project): Promise<Record<string, string>> {
  if (graph === undefined) return {};
  const files = widgets.flatMap((folder) => globSync(`${folder}/*/graph/*.graphql`, { cwd: root })).sort();
  const operations = files.map((file) => operationsOf(documentIn(root, file)));
  const made = files.map(async (file, index) => {
    const target = join(dirname(file), 'generated', `${basename(file, '.graphql')}.ts`);
    const types = await documentsOf(root, graph, file);
    return [target, types + questionsOf(operations[index] ?? [])] as const;
  });
  const list = join(dirname(graph), 'generated/documents.json');
  const known = { ...knownBefore(join(root, list)) };
  for (const { id, text } of operations.flat()) known[id] = text;
  return {
    ...Object.fromEntries(await Promise.all(made)),
    [list]: `${JSON.stringify(known, undefined, 2)}\n`,
  };
}

/** A document that knows its file: what is wrong in it is said with the place. */
function documentIn(root: string, file: string): DocumentNode {
  return parse(new Source(readFileSync(join(root, file), 'utf8'), file));
}

/** One operation of a file, with the fragments that it uses. */
interface Operation {
  name: string;
  isQuery: boolean;
  /** SHA-256 of the text. */
  id: string;
  text: string;
}

function operationsOf(file: DocumentNode): Operation[] {
  return Object.entries(separateOperations(file)).map(([name, document]) => {
    const text = print({ ...document, definitions: document.definitions.toSorted(inOrder) });
    const isQuery = document.definitions.some(
      (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query',
    );
    return { name, isQuery, id: createHash('sha256').update(text).digest('hex'), text };
  });
}

/** Orders the operation first, then its fragments by name: the client that sends it may have another order. */
function inOrder(one: DefinitionNode, other: DefinitionNode): number {
  return orderOf(one) < orderOf(other) ? -1 : 1;
}

function orderOf(definition: DefinitionNode): string {
  return definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';
}

/** The ids of queries, which reads without a GraphQL client send. */
function questionsOf(operations: readonly Operation[]): string {
  return operations
    .filter(({ isQuery }) => isQuery)
    .map(({ name, id }) => {
      const type = `{ readonly id: string; readonly __apiType?: (variables: ${name}QueryVariables) => ${name}Query }`;
      return `\nexport const ${name}Question: ${type} = { id: '${id}' };`;
    })
    .join('');
}

function knownBefore(file: string): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

async function documentsOf(root: string, schemaFile: string, documentFile: string): Promise<string> {
  const config = {
    scalars: { ID: 'string', Cents: 'number', Date: 'string', DateTime: 'string', Language: 'string' },
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    optimizeDocumentNode: true,
    dedupeFragments: true,
  };
  const schema = buildSchema(readFileSync(join(root, schemaFile), 'utf8'));
  const text = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: documentFile, document: documentIn(root, documentFile) }],
    filename: documentFile.replace(/\.graphql$/, '.ts'),
    config,
    plugins: [{ operations: config }, { documents: config }],
    pluginMap: { operations: operationTypes, documents: typedDocuments },
  });
  return banner + text;
}
