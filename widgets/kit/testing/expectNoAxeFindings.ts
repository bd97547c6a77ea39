import { expect } from 'vitest';
import { axeFindings } from './axeFindings.ts';

/** Fails when axe finds anything in `root`. */
export async function expectNoAxeFindings(root: Element): Promise<void> {
  expect(await axeFindings(root)).toEqual([]);
}
