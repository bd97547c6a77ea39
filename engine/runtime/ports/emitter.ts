/** Calls listeners, in the order in which they subscribed. */
export interface Emitter<Event> {
  emit(event: Event): void;
  /** Calls back with each event from now on. Returns how to stop. */
  subscribe(listener: (event: Event) => void): () => void;
  /** The number of events so far, as a snapshot for React. */
  version(): number;
}

/** Creates an emitter that nobody listens to yet. */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  let version = 0;
  return {
    version: () => version,
    emit(event) {
      version += 1;
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
