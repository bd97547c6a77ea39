/** Keeps the newest texts, up to a number of bytes. */
export interface BoundedLog<Entry extends { text: string }> {
  add(entry: Entry): void;
  /** The oldest first. */
  entries(): readonly Entry[];
  clear(): void;
}

/** What an entry takes in memory beside the characters of its text, and each of those, at most. */
const bytesOfEntry = 200;
const bytesOfCharacter = 2;

/** @param mostBytes that what is kept may take in memory */
export function createBoundedLog<Entry extends { text: string }>(mostBytes: number): BoundedLog<Entry> {
  let kept: Entry[] = [];
  let bytes = 0;
  return {
    add(entry) {
      kept.push(entry);
      bytes += sizeOf(entry);
      if (bytes <= mostBytes) return;
      // A tenth more goes than has to, so that what is left is not moved up each time.
      let gone = 0;
      for (; bytes > mostBytes * 0.9 && gone < kept.length; gone += 1) bytes -= sizeOf(kept[gone]);
      kept = kept.slice(gone);
    },
    entries: () => kept,
    clear() {
      kept = [];
      bytes = 0;
    },
  };
}

function sizeOf(entry: { text: string } | undefined): number {
  return bytesOfEntry + bytesOfCharacter * (entry?.text.length ?? 0);
}
