import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../engine/verify/index.ts';
import type { PortalTexts } from '../../scripts/portal/portalTexts.ts';
import { sample } from '../fixtures/sample.ts';
import mutations from './mutations.json' with { type: 'json' };
import opsEdits from './opsEdits.json' with { type: 'json' };
import { checkTexts, edited, realTexts, type Edit } from './realPortal.ts';

/** One of the edits that were tried on the portal by hand: `e01` to `e80` and `f01` to `f46`, and some without a number. */
interface OpsEdit {
  id: string;
  what: string;
  edits: readonly OpsChange[];
  /** The words of the findings, or of one of them. */
  says?: string;
  /** Number of findings; by default one. `some`: the number depends on the rest of the portal. */
  findings?: number | 'some';
  /** The reason if there is none. */
  passes?: string;
}

/** An edit of a part, of words at every occurrence, or of all files of a folder. */
type OpsChange = Edit | { file: string; from: string; to: string } | { file: string; remove: true };

const { edits, inMutations, notTold } = opsEdits as unknown as {
  edits: readonly OpsEdit[];
  /** Edits that are among the mutations, by the `why` of these. */
  inMutations: Readonly<Record<string, string>>;
  /** Edits without a description: they were found and well explained, or accepted and right. */
  notTold: readonly string[];
};

describe('an edit of the portal by hand', () => {
  it.each(sample(edits, 15, 'edits by hand'))(
    '$id: $what',
    ({ edits: changes, says = '', findings = says === '' ? 0 : 1 }) => {
      const { problems } = checkTexts(changes.reduce(changed, realTexts));
      const texts = problems.map(formatProblem);
      expect(findings === 'some' || texts.length === findings ? [] : texts).toEqual([]);
      expect(texts.join('\n')).toContain(says);
    },
  );
});

describe('of the 126 edits', () => {
  it('each is told of once, among these or among the mutations, or is one that nobody has described', () => {
    const numbered = [...edits.map(({ id }) => id), ...Object.keys(inMutations), ...notTold].filter((id) =>
      /^[ef]\d\d$/.test(id),
    );
    const all = [...numbers('e', 80), ...numbers('f', 46)];
    expect(all).toHaveLength(126);
    expect(numbered.toSorted()).toEqual(all);
  });

  it('those among the mutations are there', () => {
    const known = mutations.map(({ why }) => why);
    expect(Object.values(inMutations).filter((why) => !known.includes(why))).toEqual([]);
  });

  it('those that pass say why', () => {
    const silent = edits.filter(({ says, passes }) => (says === undefined) === (passes === undefined));
    expect(silent).toEqual([]);
  });
});

function numbers(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
}

function changed(texts: PortalTexts, change: OpsChange): PortalTexts {
  if ('from' in change) {
    const [folder = '', ...path] = change.file.split('/');
    const part = folder === 'locales' ? 'locales' : 'manifests';
    const before = texts[part].find((file) => file.path === path.join('/'))?.text ?? '';
    return edited(texts, { file: change.file, text: before.replaceAll(change.from, change.to) });
  }
  if (!('remove' in change)) return edited(texts, change);
  const folder = change.file.replace('locales/', '');
  return { ...texts, locales: texts.locales.filter(({ path }) => !path.startsWith(`${folder}/`)) };
}
