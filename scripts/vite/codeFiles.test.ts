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
    }),
    'box.js': chunk('box.js', {
      imports: ['card.js'],
      moduleIds: ['/project/widgets/box.tsx'],
    }),
  } as never);
  expect(files).toEqual({
    'widgets/card.tsx': ['/card.js', '/box.js'],
    'widgets/box.tsx': ['/box.js', '/card.js'],
  });
});

function chunk(
  fileName: string,
  parts: { isEntry?: boolean; imports?: string[]; moduleIds: string[] },
): object {
  return { type: 'chunk', fileName, isEntry: false, imports: [], ...parts };
}
