import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useText, type Pack, type Widget } from '../../../engine/index.ts';
import { findingsOf } from './findings.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('finds nothing in a widget that is as it should be', async () => {
  expect(await findingsIn(Sound)).toEqual([]);
});

it.each<[string, Widget, RegExp]>([
  ['a word in the code', () => <p>Pay now</p>, /^the same in both languages: Pay now$/],
  ['a key instead of its sentence', () => <p>common:continue</p>, /^en: not for people: common:continue$/],
  ['a placeholder without its value', () => <p>{'{{amount}}'}</p>, /^en: not for people: \{\{$/],
  ['a sentence that does not exist', Speechless, /^es: reported: missing-copy .*common:nothing/],
  ['a picture without words', () => createElement('img', { src: 'data:,' }), /^en: axe: image-alt/],
  ['a field without a name', () => <input />, /^en: axe: label/],
  ['nothing', () => undefined, /^en: shows nothing, not something$/],
  ['a complaint of React', Unkeyed, /^en: complained: .*unique "key"/],
  ['a failure', Broken, /^en: reported: widget-failed/],
])('finds %s', async (_, widget, finding) => {
  expect(await findingsIn(widget)).toContainEqual(expect.stringMatching(finding));
});

function Sound() {
  return <p>{useText()('common:continue')}</p>;
}

function Speechless() {
  const text = useText();
  return <p>{text('common:continue') + text('common:nothing')}</p>;
}

function Unkeyed() {
  const text = useText();
  return [
    createElement('p', undefined, text('common:continue')),
    createElement('p', undefined, text('common:back')),
  ];
}

function Broken(): never {
  throw new Error('broken');
}

function findingsIn(widget: Widget): Promise<string[]> {
  const pack: Pack = {
    domain: 'planted',
    copy: ['common'],
    widgets: { widget: () => Promise.resolve(widget) },
  };
  return findingsOf('planted/widget', { name: 'planted', settings: {} }, [pack]);
}
