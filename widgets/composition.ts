import { eagerWidgets } from './eager.ts';
import { packs } from './packs.ts';
import { presentation } from './presentation/index.ts';

/** The sentences that are always at hand, of each language that has a folder. */
const essential = Object.fromEntries(
  Object.entries(
    import.meta.glob<typeof import('../locales/en/essential.json')>('../locales/*/essential.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, sentences]) => [path.split('/').at(-2) ?? '', sentences]),
);

/** The composition that makes the engine this portal, in a browser and for drawing its first screens. */
export const composition = { packs, eager: eagerWidgets, presentation, essential };
