import { describe, expect, it } from 'vitest';
import { loadPortal } from '../../engine/verify/index.ts';
import { sourcesOf } from '../../engine/verify/testing/index.ts';
import { filesOf } from './brokenSet.ts';

/** Wherever a manifest sets an address that browsers follow or fetch. */
const places = [
  ['site.json', '/session/check'],
  ['site.json', '/session/signIn'],
  ['site.json', '/session/signOut'],
  ['site.json', '/session/extend'],
  ['site.json', '/endpoints/loans'],
  ['site.json', '/toggles/service'],
  ['site.json', '/external/catalogue/default'],
  ['site.json', '/external/catalogue/TEST'],
  ['routes/shelf.json', '/path'],
  ['analytics/use.json', '/service'],
] as const;

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://portal.example/1',
  'http://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '\u0000/x',
];

describe.each(places)('an address in %s at %s', (file, at) => {
  it.each(hostile)('is refused by the check when it is %j', (put) => {
    const { problems } = loadPortal(sourcesOf(filesOf({ change: [{ file: `portal/${file}`, at, put }] })));
    const found = problems.find(({ place }) => place.file === file && place.pointer === at);
    expect(found).toMatchObject({ code: 'wrong-value' });
  });
});
