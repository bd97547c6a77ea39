import { expect, it, vi } from 'vitest';
import { watchRelease } from './watchRelease.ts';

it('shows each edit at once, and takes away what explains a broken one', () => {
  const listeners = new Map<string, () => void>();
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  watchRelease({ on: (event, listener) => void listeners.set(event, listener) }, { reload });
  document.body.append(document.createElement('vite-error-overlay'));

  listeners.get('portal:valid')?.();
  expect(document.querySelector('vite-error-overlay')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  listeners.get('portal:release')?.();
  expect(reload).toHaveBeenCalledOnce();
});
