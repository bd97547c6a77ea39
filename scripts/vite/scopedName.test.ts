import { expect, it } from 'vitest';
import { createScopedName } from './scopedName.ts';

it('names a class after its file', () => {
  const scopedName = createScopedName();
  expect(scopedName('primary', '/kit/Button.module.css')).toBe('Button_primary');
  expect(scopedName('quiet', '/kit/Button.module.css?used')).toBe('Button_quiet');
});

it('refuses a second file of the same name', () => {
  const scopedName = createScopedName();
  scopedName('primary', '/kit/Button.module.css');
  expect(() => scopedName('primary', '/shell/Button.module.css')).toThrow(
    '/shell/Button.module.css and /kit/',
  );
});
