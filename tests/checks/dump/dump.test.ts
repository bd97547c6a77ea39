import { describe, expect, it } from 'vitest';
import { formatOutline, outlineOf } from '../../../engine/verify/index.ts';
import { readPortalTexts } from '../../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { knownOf, openTexts } from '../../../scripts/portal/viewer/index.ts';
import { people } from './people.ts';

const texts = readPortalTexts(currentProject());
const opened = new Map<string, ReturnType<typeof openTexts>>();

/** Opens the portal once for each language. */
function openedIn(language: string): ReturnType<typeof openTexts> {
  const portal =
    opened.get(language) ?? openTexts(texts, { name: currentProject().manifests, language, isChecked: true });
  opened.set(language, portal);
  return portal;
}

/** The whole site for six people. Any change here changes it for customers; `vitest run tests/checks/dump --update` accepts it. */
describe('the whole site', () => {
  it.each(people)('for %s, in %s', async (persona, language) => {
    const portal = await openedIn(language);
    if (!portal) throw new Error('The portal cannot be read.');
    const known = await knownOf(portal.site, { as: persona, lang: language, toggle: [], fact: [] });
    const text = formatOutline(portal.site, outlineOf(portal, known));
    await expect(text).toMatchFileSnapshot(`./${persona}.${language}.txt`);
  });
});
