import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget } from '../../testing/index.ts';

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

it('says that what could not be loaded again may be out of date', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const example = exampleOf('content/each', 'what is said of each of some');
  const graph: Record<string, unknown> = { ...example.graph };
  const { root, portal } = await stageWidget('content/each', { ...example, graph } as never, { packs });
  for (const name of Object.keys(graph)) graph[name] = { statements: null, billingAccounts: null };
  const { items } = example.settings as { items: string };
  await act(() => portal.records.refresh([items]));
  await settled(root);
  expect(root.textContent).toMatch(/out of date/);
});

it('tells equal controls of several things apart by their names', async () => {
  const example = exampleOf('content/each', 'what is said of each of some');
  const name = { key: 'statements:heading', with: { date: 'statement.statementDate' } };
  const go = { route: 'statement', params: { statement: { fact: 'statement.id' } } };
  const control = { label: 'statements:whole', do: { go } };
  const { root } = await stageWidget(
    'content/each',
    {
      ...example,
      settings: { ...(example.settings as object), name },
      slots: { body: [{ widget: 'content/actions', settings: { controls: [control] } }] },
    } as never,
    { packs },
  );
  expect([...root.querySelectorAll('a')].map((each) => each.textContent)).toEqual([
    'See the whole statement Statement of Friday, November 13',
    'See the whole statement Statement of Monday, November 2',
  ]);
});
