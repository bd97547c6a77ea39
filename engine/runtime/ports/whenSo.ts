/** Subscribes to changes; returns how to stop. */
export type Subscribe = (listener: () => void) => () => void;

/**
 * Calls back once something is so: at once where it is, else after one of these has changed. Returns how to stop waiting.
 */
export function whenSo(isSo: () => boolean, changes: readonly Subscribe[], act: () => void): () => void {
  let stops: readonly (() => void)[] | undefined;
  function stop(): void {
    for (const each of stops ?? []) each();
    stops = undefined;
  }
  function look(): void {
    if (!stops || !isSo()) return;
    stop();
    act();
  }
  stops = changes.map((subscribe) => subscribe(look));
  look();
  return stop;
}
