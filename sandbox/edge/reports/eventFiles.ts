import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes received events to files, one JSON line each, so that they outlive the process and can be read meanwhile. */
export interface EventFiles {
  /**
   * Adds lines to a file, in the order of the calls. Never rejects: lines are lost if they cannot be written, or not fast
   * enough.
   *
   * @param name of the file, without its extension; the number of names must be bounded
   */
  append(name: string, lines: readonly string[]): Promise<void>;
}

export interface EventFileLimits {
  /** Most bytes of a file: before it would grow longer, it is renamed to `.1.jsonl`, in place of the one before. */
  longest?: number;
  /** Most bytes that wait to be written: a disk may be slower than the senders. */
  mostWaiting?: number;
}

/** @param folder of the files; created with the first event */
export function createEventFiles(
  folder: string,
  { longest = 10_000_000, mostWaiting = 5_000_000 }: EventFileLimits = {},
): EventFiles {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function write(name: string, text: string, length: number): Promise<void> {
    const file = join(folder, `${name}.jsonl`);
    try {
      await mkdir(folder, { recursive: true });
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > 0 && size + length > longest) await rename(file, join(folder, `${name}.1.jsonl`));
      await appendFile(file, text);
    } catch {
      // A full disk must not affect customers.
    }
    waiting -= length;
  }

  return {
    append(name, lines) {
      const text = lines.map((line) => `${line}\n`).join('');
      const length = Buffer.byteLength(text);
      if (length === 0 || waiting + length > mostWaiting) return last;
      waiting += length;
      last = last.then(() => write(name, text, length));
      return last;
    },
  };
}
