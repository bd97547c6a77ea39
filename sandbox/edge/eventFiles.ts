import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what was received as files, a line of JSON each, so that it outlives the process and anybody can read along. */
export interface EventFiles {
  /** Adds lines to a topic's file, in the order of the calls. Never rejects: what cannot be kept is lost. */
  append(topic: string, lines: readonly string[]): Promise<void>;
}

/** Topics of a house; more can only come from somebody who makes them up. */
const MOST_TOPICS = 20;

/** A file that has become this long makes room for a new one; the one before it goes. In bytes. */
const LONGEST_FILE = 20_000_000;

/** @param folder where the files lie; made with the first event */
export function createEventFiles(folder: string, longest = LONGEST_FILE): EventFiles {
  const topics = new Set<string>();
  let last: Promise<void> = Promise.resolve();

  async function write(topic: string, lines: readonly string[]): Promise<void> {
    const file = join(folder, `${topic}.jsonl`);
    try {
      await mkdir(folder, { recursive: true });
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > longest) await rename(file, join(folder, `${topic}.1.jsonl`));
      await appendFile(file, lines.map((line) => `${line}\n`).join(''));
    } catch {
      // A full disk must not keep customers from anything.
    }
  }

  return {
    append(topic, lines) {
      if (lines.length === 0 || (!topics.has(topic) && topics.size >= MOST_TOPICS)) return last;
      topics.add(topic);
      last = last.then(() => write(topic, lines));
      return last;
    },
  };
}
