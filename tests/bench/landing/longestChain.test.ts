import { expect, it } from 'vitest';
import { longestChain, type Asked } from './longestChain.ts';

const page: Asked = { path: '/', start: 0, end: 20 };

it('counts what waited for one another, and not what was asked for beside it', () => {
  const others = [
    asked('/a', 10, 30),
    asked('/b', 12, 50),
    asked('/after-a', 35, 60),
    asked('/last', 61, 70),
  ];
  expect(pathsOf(others)).toEqual(['/', '/a', '/after-a', '/last']);
});

it('is the page and one more where everything is asked for at once, even before the page is whole', () => {
  expect(pathsOf([asked('/a', 5, 30), asked('/b', 6, 40)])).toHaveLength(2);
});

it('has nothing wait for what is never answered', () => {
  expect(pathsOf([{ path: '/open', start: 5 }, asked('/b', 90, 95)])).toHaveLength(2);
});

function asked(path: string, start: number, end: number): Asked {
  return { path, start, end };
}

function pathsOf(others: readonly Asked[]): string[] {
  return longestChain(page, others).map(({ path }) => path);
}
