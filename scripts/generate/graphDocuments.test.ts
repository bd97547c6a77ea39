import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { currentProject } from '../portal/project.ts';
import { graphDocuments } from './graphDocuments.ts';

const root = mkdtempSync(join(tmpdir(), 'graph-documents-'));
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a field that the schema has not', '{\n  devices { model }\n}', '2:13'],
  ['what is no GraphQL', '{\n  devices {\n}', '3:2'],
])('says the file and the line of %s', async (_, selection, at) => {
  const folder = join(root, 'widgets/home/graph');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'main.graphql'), 'type Query { devices: [Device!]! }\ntype Device { id: ID! }');
  writeFileSync(join(folder, 'home.graphql'), `query Devices ${selection}`);
  const project = { ...currentProject(), root, widgets: ['widgets'], graph: 'main.graphql' };
  await expect(graphDocuments(project).catch(String)).resolves.toContain(
    `widgets/home/graph/home.graphql:${at}`,
  );
});
