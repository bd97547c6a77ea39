import { expect, it, vi } from 'vitest';
import type { Problem } from '../../engine/build.ts';
import { printProblems } from './printProblems.ts';

it('names files as they are found from here, whichever project they are of', () => {
  vi.stubEnv('PORTAL_PROJECT', 'tests/fixtures/pharmacy');
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const found: Problem = {
    code: 'not-json',
    severity: 'error',
    place: { file: 'routes/home.json', pointer: '', line: 3 },
    message: 'is not JSON.',
    known: [],
    remedy: 'Correct it.',
  };
  printProblems([found], 'manifests');
  expect(said).toHaveBeenCalledWith(
    'not-json: tests/fixtures/pharmacy/manifests/routes/home.json:3 is not JSON. Correct it.',
  );
});
