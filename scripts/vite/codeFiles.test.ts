import { expect, it } from 'vitest';
import { codeFilesOf } from './codeFiles.ts';

it('names the files of each module that comes later, with all that they import, but what every page has', () => {
  const files = codeFilesOf('/project', {
    'index.js': chunk('index.js', {
      isEntry: true,
      imports: ['shared.js'],
      moduleIds: ['/project/main.tsx'],
    }),
    'shared.js': chunk('shared.js', { moduleIds: ['/project/engine/index.ts'] }),
    'card.js': chunk('card.js', {
      imports: ['shared.js', 'box.js'],
      moduleIds: ['/project/widgets/card.tsx', '/project/node_modules/a/index.js'],
      styles: ['card.css'],
    }),
    'box.js': chunk('box.js', {
      imports: ['card.js'],
      moduleIds: ['/project/widgets/box.tsx'],
      styles: ['box.css'],
    }),
  } as never);
  expect(files).toEqual({
    'widgets/card.tsx': { scripts: ['/card.js', '/box.js'], styles: ['/card.css', '/box.css'] },
    'widgets/box.tsx': { scripts: ['/box.js', '/card.js'], styles: ['/box.css', '/card.css'] },
  });
});

function chunk(
  fileName: string,
  parts: { isEntry?: boolean; imports?: string[]; moduleIds: string[]; styles?: string[] },
): object {
  const { styles = [], ...rest } = parts;
  return {
    type: 'chunk',
    fileName,
    isEntry: false,
    imports: [],
    viteMetadata: { importedCss: new Set(styles) },
    ...rest,
  };
}
