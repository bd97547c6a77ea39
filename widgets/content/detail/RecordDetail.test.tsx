import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('tells what the thing is like whose key is in the address, its dates in words', async () => {
  const { root } = await stage('one payment');
  expect(linesOf(root)).toEqual([
    ['Amount', '$84.10'],
    ['Status', 'Pending'],
    ['Date', 'Thursday, November 19'],
    ['Payment method', 'Bank account ending in 6789'],
    ['Confirmation number', 'NL-20261102'],
  ]);
});

it('leaves out the lines of which the condition does not hold of it, and says what is not known', async () => {
  const { root } = await stage('a payment of which not everything is known');
  expect(linesOf(root)).toEqual([
    ['Amount', 'Not available'],
    ['Payment method', 'Card ending in 0005'],
    ['Confirmation number', '0005'],
  ]);
});

async function stage(name: string) {
  return stageWidget('content/detail', exampleOf('content/detail', name), { packs });
}

function linesOf(root: HTMLElement): (string | undefined)[][] {
  return [...root.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent.trim(),
  ]);
}
