import { expect, it } from 'vitest';
import { inOneByte } from './oneByteScripts.ts';

it('writes a script in Latin-1 that means the same', async () => {
  const code = 'export default ["−5 – é", `→ ${"😀"}`, /[–—]/u.test("a—b"), /^😀$/u.test("😀"), "\\u2013"];';
  const written = inOneByte(code);
  expect(written).toMatch(/^[\0-ÿ]*$/);
  expect(written).toContain('é');
  expect(await valueOf(written)).toEqual(await valueOf(code));
});

async function valueOf(code: string): Promise<unknown> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  return module.default;
}
