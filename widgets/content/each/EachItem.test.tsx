import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('says it of each thing of which its condition holds, in the order of the list', async () => {
  const { root } = await stageWidget(
    'content/each',
    exampleOf('content/each', 'what is said of each of some'),
    {
      packs,
    },
  );
  expect([...root.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Statement of Friday, November 13',
    'Statement of Monday, November 2',
  ]);
});

it('says what the record says where there is none', async () => {
  const { root } = await stageWidget('content/each', exampleOf('content/each', 'none'), { packs });
  expect(root.textContent).toBe('No statements to show here.');
});
