import { describe, expect, it } from 'vitest';
import { formatOutline, outlineOf } from '../../../engine/verify/index.ts';
import { knownOf, openFolder } from '../../../scripts/portal/viewer/index.ts';

/**
 * The shipped portal has no dialogs or push messages of its own, so they are dumped with the whole portal of the
 * specification. `vitest run tests/checks/dump --update` accepts a change.
 */
describe('dialogs and push messages of the whole portal', () => {
  it('for three people', async () => {
    const portal = await openFolder('tests/fixtures/sets/whole-portal', 'en');
    if (!portal) throw new Error('The portal cannot be read.');
    for (const persona of ['visitor', 'maria', 'diego']) {
      const known = await knownOf(portal.site, { as: persona, lang: 'en', toggle: [], fact: delinquent });
      const outline = outlineOf(portal, known);
      // The pages have their own goldens; here only the parts outside of them are compared.
      const pages = outline.pages.map((page) => ({ ...page, lines: [] }));
      const text = formatOutline(portal.site, { ...outline, pages, elsewhere: [], analytics: [] });
      await expect(text.slice(text.indexOf('Dialogs\n'))).toMatchFileSnapshot(`./wholePortal.${persona}.txt`);
    }
  });
});

/** Makes a guard open its dialog. */
const delinquent = ['account.delinquent=true'];
