import type { Clock } from '../../platform/clock.ts';
import type { ReleaseFiles } from './releaseFiles.ts';
import type { ReleaseJudge } from './releaseJudge.ts';
import { pointerAt, type ReleasePointer } from './releasePointer.ts';

/** What the pointers say now. */
export interface LivePointer {
  /** What a pointer says now, without what cannot be shown; undefined when it is none. */
  read(text: string): Promise<ReleasePointer | undefined>;
  /**
   * What the first pointer says whose release can be shown. Where that is not what was published it is what the portal
   * was built with: whoever comes for the first time has no other.
   */
  current(): Promise<ReleasePointer | undefined>;
}

export interface LivePointerOptions {
  files: ReleaseFiles;
  /** Says when something that is scheduled becomes live. */
  clock: Clock;
  judge: ReleaseJudge;
  /** Told, once for each fault, why a pointer is passed over. */
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
        // The second counts only where the first is no good.
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
