import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadPortal, makeRelease } from '../../verify/index.ts';
import { readSet, sourcesOf } from '../../verify/testing/index.ts';
import { bundleFault, pointerFault } from './faultOf.ts';
import { formatVersion } from '../../core/release/index.ts';

describe('a pointer that browsers with this code', () => {
  it('follow has no fault', () => {
    expect(pointerFault({ format: formatVersion, bundle: '/1.json' })).toBeUndefined();
  });

  it.each([
    [{ format: formatVersion + 1, bundle: '/1.json' }],
    [{ format: formatVersion - 1, bundle: '/1.json' }],
    [{ format: formatVersion }],
    [null],
    [undefined],
  ])('refuse has one: %j', (pointer) => expect(pointerFault(pointer)).toContain('cannot follow'));
});

describe('a bundle that browsers with this code', async () => {
  const { manifests } = loadPortal(sourcesOf(readSet('smallest')));
  const whole = (await makeRelease(manifests, {})).files.at(-1)?.text ?? '';

  it('show has no fault', async () => {
    expect(await bundleFault(pathOf(whole), whole)).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['breaks off', whole.slice(0, -20), 'JSON'],
    [
      'is of another version of the format',
      whole.replace(`"format":${formatVersion}`, '"format":99'),
      'in version 99',
    ],
    ['is not as the schemas say', whole.replace('"whileUnknown"', '"whileUnknwon"'), 'is not valid'],
    ['is longer than any', `"${'x'.repeat(2_000_000)}"`, 'more than 2000000 characters'],
  ])('refuse because it %s has one', async (_, text, fault) => {
    expect(await bundleFault(pathOf(text), text)).toContain(fault);
  });

  it('refuse because it is not what its name says has one', async () => {
    expect(await bundleFault(pathOf(`${whole} `), whole)).toContain('not what its name says');
  });
});

function pathOf(text: string): string {
  return `/assets/releases/${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`;
}
