import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../command.ts';
import { parseShare, shown } from '../publishing/wish.ts';
import { changeReleases, openReleaseFolder, settle, whoPublishes, widenRollout } from '../releases/index.ts';

/** Gives the release of a rollout to a larger or smaller share of the visitors. */
export const widen: Command = {
  name: 'widen',
  summary: 'gives a release that some visitors get to another share of them; 100 makes it the live one',
  usage: ['widen <percent> [--to <data folder>]'],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [text] = positionals;
    if (text === undefined) throw new UsageError('Say to which share: npx portal widen 50.');
    const folder = openReleaseFolder(values.to);
    const back = `npx portal rollback${folder.option}`;
    const share = parseShare(text, [1, 100], `To take the release back from everybody: ${back}.`);
    return changeReleases(folder, 'widened', async () => {
      const now = new Date();
      const { live = '' } = settle(folder, now);
      const before = widenRollout(folder, share, { who: whoPublishes(), now });
      const name = shown(before.release);
      console.log(
        share === 100
          ? `Everybody gets ${name}: it is live. To take it back: ${back}`
          : `${share} % of the visitors get ${name}; it was ${before.share} %. Everybody else keeps ${shown(live)}.`,
      );
      return 0;
    });
  },
};
