import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('lines columns up and leaves no spaces at the ends of lines', () => {
  const rows = [
    ['Username', 'Name', 'What to see'],
    ['zoë', 'Zoë Adler', ''],
  ];
  expect(formatTable(rows)).toBe('Username  Name       What to see\nzoë       Zoë Adler');
});
