import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../command.ts';
import { isLayer } from '../layer.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { changedTexts } from '../releases/index.ts';
import {
  differencesOf,
  differencesText,
  openFolder,
  openTexts,
  textsOf,
  type OpenPortal,
} from '../viewer/index.ts';

/**
 * Says which files of two portals differ, and what one does differently for whom; in every language, unless one is given.
 * The files stand first, so that a change which no customer can be told of is not overlooked.
 */
export const diff: Command = {
  name: 'diff',
  summary: 'says what changes for customers between two folders, releases or Git revisions',
  usage: ['diff <before> <after> [--lang es] [--json]', 'diff HEAD manifests/portal'],
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { lang: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [from, to, ...more] = positionals;
    if (from === undefined || to === undefined || more.length > 0) {
      throw new UsageError('Say two folders, releases or Git revisions: how it was, and how it is now.');
    }
    const before = await opened(from, values.lang);
    const after = await opened(to, values.lang);
    if (!before.portal || !after.portal) return 1;
    const compared = [before.portal, after.portal, values.lang === undefined] as const;
    if (values.json === true) {
      console.log(JSON.stringify(differencesOf(...compared), undefined, 2));
      return 0;
    }
    const files = before.texts && after.texts ? changedTexts(before.texts, after.texts) : [];
    for (const change of files) console.log(`  ${change}`);
    console.log(`${files.length > 0 ? '\n' : ''}${differencesText(...compared)}`);
    return 0;
  },
};

interface Opened {
  portal: OpenPortal | undefined;
  /** Undefined for a set over another portal. */
  texts?: PortalTexts;
}

/** Opens a set over another portal as a set; everything else by its texts. */
async function opened(word: string, language: string | undefined): Promise<Opened> {
  if (isLayer(currentProject().root, word)) return { portal: await openFolder(word, language) };
  const texts = textsOf(word);
  return { texts, portal: await openTexts(texts, { name: word, language }) };
}
