import { NavigationType } from 'react-router';
import { toAddress } from '../../core/explanation/index.ts';
import { createEmitter } from '../ports/index.ts';
import { newKey, type History, type HistoryEntry } from './history.ts';

/** A history without a browser. */
export function memoryHistory(start = '/'): History {
  let entries = [entryAt(start)];
  let index = 0;
  let action = NavigationType.Pop;
  const moves = createEmitter();
  return {
    current() {
      const last = entries[index - 1];
      return { ...(entries[index] ?? entryAt('/')), action, index, before: last && last.path + last.query };
    },
    push(to, state) {
      entries = [...entries.slice(0, index + 1), entryAt(to, state)];
      index += 1;
      action = NavigationType.Push;
    },
    replace(to, state) {
      entries = entries.with(index, entryAt(to, state));
      action = NavigationType.Replace;
    },
    go(delta) {
      const target = index + delta;
      if (target < 0 || target >= entries.length) return;
      index = target;
      action = NavigationType.Pop;
      moves.emit();
    },
    listen: moves.subscribe,
  };
}

function entryAt(address: string, state?: unknown): Omit<HistoryEntry, 'action' | 'index'> {
  return { ...toAddress(address), key: newKey(), state };
}
