import { describe, expect, it } from 'vitest';
import { formatOutline, outlineOf } from '../../engine/verify/index.ts';
import { knownOf, openFolder } from '../../scripts/portal/viewer/index.ts';

/**
 * What ships has neither dialogs nor push messages of its own, so they are shown with the whole portal of the specification.
 * `vitest run tests/dump --update` takes a change over.
 */
describe('dialogs and push messages of the whole portal', () => {
  it('for three people', async () => {
    const portal = await openFolder('tests/sets/whole-portal', 'en');
    if (!portal) throw new Error('The portal cannot be read.');
    for (const persona of ['visitor', 'maria', 'diego']) {
      const known = await knownOf(portal.site, { as: persona, lang: 'en', toggle: [], fact: delinquent });
      const outline = outlineOf(portal, known);
      // The pages have goldens of their own; here they only say what is on every one of them.
      const pages = outline.pages.map((page) => ({ ...page, lines: [] }));
      const text = formatOutline(portal.site, { ...outline, pages, elsewhere: [], told: [] });
      await expect(text.slice(text.indexOf('Dialogs\n'))).toMatchFileSnapshot(`./wholePortal.${persona}.txt`);
    }
  });
});

/** So that a guard opens its dialog. */
const delinquent = ['account.delinquent=true'];
