import { expect, it } from 'vitest';
import { questionAddress } from './question.ts';

const question = { id: 'abc' };

it('is the same address in whatever order the variables come', () => {
  const one = questionAddress('/graph', question, { first: 5, area: 'CORE' });
  expect(one).toBe(questionAddress('/graph', question, { area: 'CORE', first: 5 }));
  expect(new URLSearchParams(one.split('?')[1]).get('variables')).toBe('{"area":"CORE","first":5}');
});

it('says nothing of variables where there are none, or none has a value', () => {
  expect(questionAddress('/graph', question, {})).toBe('/graph?id=abc');
  expect(questionAddress('/graph', question, { first: undefined })).toBe('/graph?id=abc');
});
