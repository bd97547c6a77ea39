import { expect, it } from 'vitest';
import { noteImports } from './noteImports.ts';

it('has every piece of code that is loaded later told by its module', async () => {
  const made = await noted(
    `const one = () => import("./shelf.ts");\nconst two = () => import('./desk.tsx');`,
  );
  expect(made?.code).toContain(
    'globalThis.noteImport?.("widgets/shelf.ts", code), code))(import("./shelf.ts"))',
  );
  expect(made?.code).toContain(
    `globalThis.noteImport?.("widgets/desk.tsx", code), code))(import('./desk.tsx'))`,
  );
});

it('leaves packages and code that loads nothing as they are', async () => {
  expect(await noted('const a = 1;')).toBeUndefined();
  expect(await noted('import("./a.js")', '/project/node_modules/some/index.js')).toBeUndefined();
});

/** The plugin's output for a module, with every import resolved beside it. */
async function noted(code: string, id = '/project/widgets/pack.ts'): Promise<{ code: string } | undefined> {
  const { transform } = noteImports('/project');
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  const context = {
    resolve: (specifier: string) => Promise.resolve({ id: `/project/widgets/${specifier.slice(2)}` }),
  };
  return (await Reflect.apply(transform, context, [code, id])) as { code: string } | undefined;
}
