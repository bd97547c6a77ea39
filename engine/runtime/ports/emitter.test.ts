import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('tells whoever listens, until they stop, and counts', () => {
  const { emit, subscribe, version } = createEmitter<string>();
  const [first, second] = [vi.fn<(event: string) => void>(), vi.fn<(event: string) => void>()];
  const stop = subscribe(first);
  subscribe(second);
  emit('one');
  stop();
  emit('two');
  expect([first.mock.calls, second.mock.calls, version()]).toEqual([[['one']], [['one'], ['two']], 2]);
});
