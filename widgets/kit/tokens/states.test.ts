import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const kit = new URL('../', import.meta.url);
const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

describe('a component that hides its input and paints the choice itself', () => {
  const painted = sheets.filter((name) => sheetOf(name).includes('span:has(> input)'));

  it.each(painted)('%s paints it in forced colours, too, which take away backgrounds and shadows', (name) => {
    const [, forced = ''] = sheetOf(name).split('@media (forced-colors: active)');
    expect(forced).toMatch(/(\[data-selected\]|:checked)[^}]*\bHighlight\b/);
  });
});

it('a refused field shows that it has the focus by a ring of the whole colour, since its border says something else', () => {
  const ring = /\.field\[data-invalid\] \.box:has\(\.input:focus-visible\) \{\s*outline-color: ([^;]+);/;
  expect(ring.exec(sheetOf('field/Field.module.css'))?.[1]).toBe('var(--color-focus)');
});

function sheetOf(name: string): string {
  return readFileSync(new URL(name, kit), 'utf8');
}
