import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { copySecondPortal } from './copySecondPortal.ts';
import { openPortal, type OpenPortal, type Printed } from './openPortal.ts';

/** A working copy of the pharmacy for the tests of one file, with `npx portal` in it. */
export interface SecondPortalDesk {
  /** Folder of the project, absolute. */
  copy: string;
  portal(...words: string[]): Promise<Printed>;
}

/** Makes the copy at once, opens it before the first test of the file, and removes it after the last. */
export function secondPortalDesk(): SecondPortalDesk {
  const desk = mkdtempSync(join(tmpdir(), 'second-portal-'));
  const copy = copySecondPortal(desk);
  let open: OpenPortal;
  beforeAll(async () => {
    open = await openPortal(copy);
  });
  afterAll(() => {
    open.close();
    rmSync(desk, { recursive: true });
  });
  return { copy, portal: (...words) => open.portal(...words) };
}
