import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../command.ts';
import { readPortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { type Giving, parseShare } from '../publishing/wish.ts';
import { publishInto } from '../publishing/publishInto.ts';
import { verifiedRelease } from '../publishing/verifiedRelease.ts';
import { parseMoment, releaseFolderOf, zoneOf } from '../releases/index.ts';

/** Makes the present manifests and sentences the release that customers get: at once, later, or for some of them. */
export const publish: Command = {
  name: 'publish',
  summary:
    'checks the portal, shows what changes, and gives it to customers: at once, at a moment, or to a share of them',
  usage: [
    'publish [folder] [--yes] [--message <why>] [--keep-schedule] [--to <data folder>]',
    'publish [folder] --at 2026-12-01T06:00 [--yes] [--message <why>] [--to <data folder>]',
    'publish [folder] --share 10 [--yes] [--message <why>] [--to <data folder>]',
    'publish [folder] --strict                  does not publish what has a warning',
    'publish [folder] --allow-untranslated      also publishes sentences that wait for their translation',
  ],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean' },
        message: { type: 'string' },
        to: { type: 'string' },
        at: { type: 'string' },
        share: { type: 'string' },
        'keep-schedule': { type: 'boolean' },
        strict: { type: 'boolean', default: false },
        'allow-untranslated': { type: 'boolean', default: false },
      },
    });
    const project = currentProject();
    const [manifests = project.manifests] = positionals;
    const texts = readPortalTexts(project, manifests);
    const { yes = false, message, at, share, 'keep-schedule': keepsSchedule = false } = values;
    const site = zoneOf(texts);
    const giving = site && givingOf({ at, share, keepsSchedule }, site.zone);
    const release = await verifiedRelease(texts, manifests, {
      isStrict: values.strict,
      allowsUntranslated: values['allow-untranslated'],
    });
    if (!release || !giving) return 1;
    const folder = releaseFolderOf(values.to);
    return publishInto(folder, { release, texts, giving, yes, message });
  },
};

interface GivingWords {
  at: string | undefined;
  share: string | undefined;
  keepsSchedule: boolean;
}

/** @throws UsageError if the options exclude each other */
function givingOf({ at, share, keepsSchedule }: GivingWords, zone: string | undefined): Giving {
  const said = [at !== undefined, share !== undefined, keepsSchedule];
  if (said.filter(Boolean).length > 1)
    throw new UsageError('--at, --share and --keep-schedule do not go together.');
  if (at !== undefined) return { how: 'at', ...parseMoment(at, zone, new Date()) };
  if (share === undefined) return { how: 'now', keepsSchedule };
  return {
    how: 'share',
    share: parseShare(share, [1, 99], 'Without --share everybody gets the release.'),
  };
}
