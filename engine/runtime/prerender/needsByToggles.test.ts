import { expect, it } from 'vitest';
import { needsByToggles, type Needs } from './needsByToggles.ts';

const page: Needs = {
  modules: ['frame'],
  files: { en: ['words'], es: ['palabras'] },
  asks: { en: ['bill'] },
};
const nothing: Needs = { modules: [], files: {}, asks: {} };

it('is one thing where no toggle makes a difference', () => {
  const same = { toggle: 'toggle:late', value: false, needs: page };
  expect(needsByToggles(page, [same])).toEqual([{ toggles: {}, ...page }]);
});

it('has apart what is asked for only while a toggle is as by default, and what only while it is not', () => {
  const without = { ...page, asks: {}, modules: ['frame', 'notice'] };
  const flipped = { toggle: 'toggle:late', value: false, needs: without };
  expect(needsByToggles(page, [flipped])).toEqual([
    { toggles: {}, ...page, asks: {} },
    { ...nothing, toggles: { 'toggle:late': true }, asks: { en: ['bill'] } },
    { ...nothing, toggles: { 'toggle:late': false }, modules: ['notice'] },
  ]);
});

it('names each toggle without which a thing is not asked for', () => {
  const off = (toggle: string) => ({ toggle, value: true, needs: { ...page, asks: {} } });
  const [, last] = needsByToggles(page, [off('toggle:a'), off('toggle:b')]);
  expect(last).toMatchObject({ toggles: { 'toggle:a': false, 'toggle:b': false }, asks: { en: ['bill'] } });
});

it('is nothing whatever toggles say where one of them leads elsewhere', () => {
  const [only, ...more] = needsByToggles(page, [{ toggle: 'toggle:a', value: false, needs: nothing }]);
  expect([only?.toggles, more]).toEqual([{ 'toggle:a': true }, []]);
});
