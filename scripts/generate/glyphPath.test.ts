import { expect, it } from 'vitest';
import { glyphPath, type IconElement } from './glyphPath.ts';

it.each<[string, IconElement, string]>([
  ['a path as it is', ['path', { d: 'M3 9h18' }], 'M3 9h18'],
  ['a relative start as an absolute one', ['path', { d: 'm15 18-6-6 6-6' }], 'M15 18l-6-6 6-6'],
  ['a relative start with fractions', ['path', { d: 'm4.93 4.93 4.24 4.24' }], 'M4.93 4.93l4.24 4.24'],
  ['a relative start before a command', ['path', { d: 'm2 3v4' }], 'M2 3v4'],
  ['a line', ['line', { x1: '2', x2: '22', y1: '10', y2: '10' }], 'M2 10L22 10'],
  ['a circle', ['circle', { cx: '12', cy: '12', r: '10' }], 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
  [
    'a rectangle with round corners',
    ['rect', { x: '2', y: '5', width: '20', height: '14', rx: '2' }],
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  ],
])('draws %s', (_, element, path) => expect(glyphPath([element])).toBe(path));

it('draws one after the other, each from its own start', () => {
  expect(
    glyphPath([
      ['path', { d: 'M18 6 6 18' }],
      ['path', { d: 'm6 6 12 12' }],
    ]),
  ).toBe('M18 6 6 18M6 6l12 12');
});

it('refuses what it cannot draw', () => {
  expect(() => glyphPath([['ellipse', {}]])).toThrow('<ellipse>');
});
