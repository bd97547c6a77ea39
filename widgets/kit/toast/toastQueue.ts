import type { NoticeState } from '../notice/index.ts';

export interface ToastContent {
  state: NoticeState;
  title: string;
  detail?: string | undefined;
}

export interface Toast extends ToastContent {
  key: number;
}

/** Runs `task` after `milliseconds`; returns how to call it off. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Where toasts are added, from anywhere, and shown, by one `ToastRegion`. */
export interface ToastQueue {
  add: (content: ToastContent) => void;
  dismiss: (key: number) => void;
  /** Stops the clock while someone reads; `resume` starts it anew for every toast. */
  pause: () => void;
  resume: () => void;
  read: () => readonly Toast[];
  /** Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** How long a toast stays, in milliseconds. */
const lifetime = 7000;

const bySetTimeout: Schedule = (task, milliseconds) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

/** An empty queue. Toasts leave by themselves, except errors: those stay until they are dismissed. */
export function createToastQueue(schedule: Schedule = bySetTimeout): ToastQueue {
  let toasts: readonly Toast[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const cancellations = new Map<number, () => void>();

  const show = (changed: readonly Toast[]): void => {
    toasts = changed;
    for (const listener of listeners) listener();
  };
  const dismiss = (key: number): void => {
    cancellations.get(key)?.();
    cancellations.delete(key);
    show(toasts.filter((toast) => toast.key !== key));
  };
  const expire = ({ key, state }: Toast): void => {
    if (state !== 'danger')
      cancellations.set(
        key,
        schedule(() => dismiss(key), lifetime),
      );
  };
  const pause = (): void => {
    for (const cancel of cancellations.values()) cancel();
    cancellations.clear();
  };

  return {
    add: (content) => {
      const toast = { ...content, key: nextKey };
      nextKey += 1;
      show([...toasts, toast]);
      expire(toast);
    },
    dismiss,
    pause,
    resume: () => {
      pause();
      for (const toast of toasts) expire(toast);
    },
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
