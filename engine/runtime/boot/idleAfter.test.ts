import { expect, it, vi } from 'vitest';
import { fakePorts, settled } from '../testing/index.ts';
import { idleAfter } from './idleAfter.ts';

it('begins nothing idle before the other thing is done, and all of it then', async () => {
  const ports = fakePorts();
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => void>();
  idleAfter(ports, promise).whenIdle(work);
  ports.becomeIdle();
  await settled();
  expect(work).not.toHaveBeenCalled();
  resolve();
  await settled();
  ports.becomeIdle();
  expect(work).toHaveBeenCalledOnce();
});
