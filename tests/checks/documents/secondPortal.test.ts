import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFolder } from '../../../scripts/portal/project.ts';

it('the project that docs/second-portal.md shows is the one that the pharmacy has', () => {
  const [, shown = ''] = /```json\n(.*?)```/s.exec(read('docs/second-portal.md')) ?? [];
  const { portal } = JSON.parse(read('tests/fixtures/pharmacy/package.json')) as { portal: unknown };
  expect(JSON.parse(`{${shown}}`)).toEqual({ portal });
});

function read(file: string): string {
  return readFileSync(join(engineFolder, file), 'utf8');
}
