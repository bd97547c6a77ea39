import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testBankAccounts, testCards } from '../card/service/index.ts';
import { listPersonas } from '../control/persona/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/sandbox.md'), 'utf8');

it('docs/sandbox.md names every persona as it is', () => {
  const rows = listPersonas().map(
    ({ username, name, role, description }) => `| \`${username}\` | ${name}, ${role} | ${description} |`,
  );
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

it('docs/sandbox.md names every number with a will of its own', () => {
  const numbers = [...Object.keys(testCards), ...Object.keys(testBankAccounts)];
  expect(numbers.filter((number) => !page.includes(`\`${number}\``))).toEqual([]);
});
