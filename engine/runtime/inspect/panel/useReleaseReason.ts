import { useEffect, useState } from 'react';
import type { SaidPointer } from '../../release/index.ts';
import type { Inspected } from '../inspected.ts';
import { whyRelease } from '../whyRelease.ts';

/**
 * Why this browser gets its release, as the pointer says when the panel is opened. Undefined until that is known, and
 * where the pointer cannot be had.
 *
 * @param shown path of the bundle that is shown
 */
export function useReleaseReason({ release }: Inspected, shown: string | undefined): string | undefined {
  const [said, setSaid] = useState<SaidPointer>();
  useEffect(() => {
    let isGone = false;
    release.ask().then(
      (answer) => isGone || setSaid(answer),
      () => isGone || setSaid(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [release]);
  return said && whyRelease({ said, bucket: release.bucket, shown });
}
