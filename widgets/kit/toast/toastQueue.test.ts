import { expect, it } from 'vitest';
import { createToastQueue } from './toastQueue.ts';
import type { Schedule } from './toastQueue.ts';

it('lets a toast leave by itself', () => {
  const { queue, pass } = setup();
  queue.add({ state: 'success', title: 'Saved' });
  pass(6999);
  expect(queue.read()).toHaveLength(1);
  pass(1);
  expect(queue.read()).toHaveLength(0);
});

it('keeps an error until it is dismissed', () => {
  const { queue, pass } = setup();
  queue.add({ state: 'danger', title: 'Not saved' });
  pass(100_000);
  const [error] = queue.read();
  expect(error?.title).toBe('Not saved');
  queue.dismiss(error?.key ?? 0);
  expect(queue.read()).toHaveLength(0);
});

it('waits while someone reads, and gives the full time again afterwards', () => {
  const { queue, pass } = setup();
  queue.add({ state: 'success', title: 'Saved' });
  pass(6000);
  queue.pause();
  pass(60_000);
  expect(queue.read()).toHaveLength(1);
  queue.resume();
  pass(6999);
  expect(queue.read()).toHaveLength(1);
  pass(1);
  expect(queue.read()).toHaveLength(0);
});

it('tells its listeners of each change until they unsubscribe', () => {
  const { queue } = setup();
  let changes = 0;
  const unsubscribe = queue.subscribe(() => {
    changes += 1;
  });
  queue.add({ state: 'success', title: 'Saved' });
  unsubscribe();
  queue.add({ state: 'success', title: 'Saved again' });
  expect(changes).toBe(1);
});

function setup(): { queue: ReturnType<typeof createToastQueue>; pass: (milliseconds: number) => void } {
  let now = 0;
  const tasks = new Map<() => void, number>();
  const schedule: Schedule = (task, milliseconds) => {
    tasks.set(task, now + milliseconds);
    return () => tasks.delete(task);
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const [task, due] of tasks) {
      if (due > now) continue;
      tasks.delete(task);
      task();
    }
  };
  return { queue: createToastQueue(schedule), pass };
}
