import { expect, it, vi } from 'vitest';
import { watchRelease } from './watchRelease.ts';

it('shows each edit at once, and explains a broken one until it is fixed', () => {
  const listeners = new Map<string, (data: unknown) => void>();
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  watchRelease(
    { on: (event, listener) => void listeners.set(event, listener) },
    {
      reload,
    },
  );
  const say = (event: string, data?: unknown): void => listeners.get(event)?.(data);

  say('portal:problems', [
    {
      code: 'not-json',
      where: 'site.json:1',
      pointer: '',
      message: 'is cut off.',
      hints: [],
    },
  ]);
  expect(document.querySelector('#portal-problems')).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  say('portal:valid');
  expect(document.querySelector('#portal-problems')).toBeNull();
  say('portal:release');
  expect(reload).toHaveBeenCalledOnce();
});
