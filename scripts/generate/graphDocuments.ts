import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, printSchema } from 'graphql';

const banner = '// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.\n';

/** Typed, precompiled documents of one domain: no GraphQL is parsed in the browser. */
export function graphDocuments(schemaFile: string, documentFile: string): (root: string) => Promise<string> {
  return async (root) => {
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
  };
}
