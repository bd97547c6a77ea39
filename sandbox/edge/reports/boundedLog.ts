/** Keeps the newest texts, up to a number of bytes. */
export interface BoundedLog<Entry extends { text: string }> {
  add(entry: Entry): void;
  /** The oldest first. */
  entries(): readonly Entry[];
  clear(): void;
}

/** Upper bounds of the memory of an entry beside its text, and of each character of the text. */
const bytesOfEntry = 200;
const bytesOfCharacter = 2;

/** @param mostBytes limit of memory for all entries */
export function createBoundedLog<Entry extends { text: string }>(mostBytes: number): BoundedLog<Entry> {
  let kept: Entry[] = [];
  let bytes = 0;
  return {
    add(entry) {
      kept.push(entry);
      bytes += sizeOf(entry);
      if (bytes <= mostBytes) return;
      // Removes 10 % more than necessary, so that the array is not copied for each entry.
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
