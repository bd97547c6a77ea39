import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';

const banner = '// Generated from sandbox/provider/graph/main.graphql by `npm run generate`. Do not edit.\n';

/** TypeScript types of a graph, for its resolvers. */
export function graphTypes(schemaFile: string): (root: string) => Promise<string> {
  return async (root) => {
    const types = await codegen({
      filename: 'types.ts',
      schema: parse(readFileSync(join(root, schemaFile), 'utf8')),
      documents: [],
      config: {},
      pluginMap: { typescript },
      plugins: [
        {
          typescript: {
            enumsAsTypes: true,
            maybeValue: 'T | undefined',
            inputMaybeValue: 'T | null | undefined',
            scalars: {
              Cents: 'number',
              Date: 'string',
              DateTime: 'string',
              Language: 'string',
              ID: 'string',
            },
            skipTypename: true,
          },
        },
      ],
    });
    return banner + types;
  };
}
