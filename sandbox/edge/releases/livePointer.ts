import type { Clock } from '../../platform/clock.ts';
import type { ReleaseFiles } from './releaseFiles.ts';
import type { ReleaseJudge } from './releaseJudge.ts';
import { pointerAt, type ReleasePointer } from './releasePointer.ts';

/** Reads release pointers as of now. */
export interface LivePointer {
  /** The pointer in a text as of now, without releases that cannot be shown; undefined if the text is no pointer. */
  read(text: string): Promise<ReleasePointer | undefined>;
  /**
   * The first pointer whose release can be shown. If the published one cannot, this is the pointer that the portal was
   * built with: a browser without a release needs one.
   */
  current(): Promise<ReleasePointer | undefined>;
}

export interface LivePointerOptions {
  files: ReleaseFiles;
  /** The time that decides whether a scheduled release is live. */
  clock: Clock;
  judge: ReleaseJudge;
  /** Callback, once for each fault, with the reason why a pointer is passed over. */
  report: (fault: string) => void;
}

export function createLivePointer({ files, clock, judge, report }: LivePointerOptions): LivePointer {
  const told = new Map<string, string | undefined>();

  async function bundleFault(bundle: string): Promise<string | undefined> {
    const file = await files.find(bundle);
    return file === undefined ? `there is no ${bundle}` : judge.bundleFault(bundle, file);
  }

  async function pointerFault(pointer: ReleasePointer | undefined): Promise<string | undefined> {
    if (pointer === undefined) return 'it names no bundle';
    return (await judge.pointerFault(pointer)) ?? bundleFault(pointer.bundle);
  }

  const read = (text: string): Promise<ReleasePointer | undefined> =>
    pointerAt(text, clock.now(), async (bundle) => (await bundleFault(bundle)) === undefined);

  return {
    read,
    async current() {
      for (const { folder, file } of await files.pointers()) {
        // The second pointer is used only if the first has a fault.
        const pointer = await read(file.bytes.toString('utf8'));
        const fault = await pointerFault(pointer);
        if (fault !== undefined && told.get(folder) !== fault)
          report(`${folder}/current.json is passed over: ${fault}. New pages get the release before it.`);
        told.set(folder, fault);
        if (fault === undefined) return pointer;
      }
      return undefined;
    },
  };
}
