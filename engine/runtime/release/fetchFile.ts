import { longestBundle } from '../../core/release/index.ts';
import { type Ports, withinTime } from '../ports/index.ts';

/** Longest wait for the pointer or the bundle, in milliseconds. */
const timeLimit = 10_000;

/** A file, with the headers of its response. */
export interface FetchedFile {
  text: string;
  headers: Headers;
}

/** Loads a file of a release. Rejects when it cannot be had in time, or is longer than any may be. */
export function fetchFile({ fetch, clock }: Ports, path: string): Promise<FetchedFile> {
  return withinTime(clock, timeLimit, async (signal) => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return { text: await readLimited(response, path), headers: response.headers };
  });
}

/** Stops reading what is longer than any release may be. */
async function readLimited(response: Response, path: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > longestBundle) {
      await reader.cancel();
      throw new Error(`${path} has more than ${longestBundle} characters.`);
    }
    if (done) return text;
  }
}
