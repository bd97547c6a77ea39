import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../command.ts';
import { isLayer } from '../layer.ts';
import { currentProject } from '../project.ts';
import {
  differencesOf,
  differencesText,
  openFolder,
  openTexts,
  textsOf,
  type OpenPortal,
} from '../viewer/index.ts';

/** Says what one portal does differently from another, for whom; in every language, unless one is given. */
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
    if (from === undefined || to === undefined || more.length > 0) throw new UsageError('Say two of them.');
    const before = await opened(from, values.lang);
    const after = await opened(to, values.lang);
    if (!before || !after) return 1;
    const others = values.lang === undefined;
    console.log(
      values.json === true
        ? JSON.stringify(differencesOf(before, after, others), undefined, 2)
        : differencesText(before, after, others),
    );
    return 0;
  },
};

/** Opens a set over another portal as a set; everything else by its texts. */
async function opened(word: string, language: string | undefined): Promise<OpenPortal | undefined> {
  return isLayer(currentProject().root, word)
    ? openFolder(word, language)
    : openTexts(textsOf(word), { name: word, language });
}
