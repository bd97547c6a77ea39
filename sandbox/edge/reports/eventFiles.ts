import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what was received as files, a line of JSON each, so that it outlives the process and anybody can read along. */
export interface EventFiles {
  /**
   * Adds lines to a file, in the order of the calls. Never rejects: what cannot be kept, or not as fast as it comes, is
   * lost.
   *
   * @param name of the file, without its ending; of these there must not be ever more
   */
  append(name: string, lines: readonly string[]): Promise<void>;
}

export interface EventFileLimits {
  /** A file that would become longer makes room for a new one; the one before it goes. In bytes. */
  longest?: number;
  /** Bytes that may wait to be written: a disk may be slower than those who send. */
  mostWaiting?: number;
}

/** @param folder where the files lie; made with the first event */
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
      // A full disk must not keep customers from anything.
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
