import { newManifest, titleOf, type Scaffolder, type Wish } from './scaffold.ts';
import { newSentences } from './sentences.ts';

/** A banner for everybody who is signed in, in the first placement, behind those that are there. */
export const newBanner: Scaffolder = (wish) => {
  const { name, manifests } = wish;
  const [placement = ''] = Object.keys(manifests.site['site']?.placements ?? {});
  const { files, keys, translate } = newSentences(wish, 'banner');
  return {
    files: {
      ...files,
      ...newManifest(wish, 'banner', {
        description: `${titleOf(name)}.`,
        placement,
        priority: freePriority(wish),
        tone: 'information',
        when: { fact: 'session.signedIn', is: true },
        ...keys,
        dismissal: { forDays: 15 },
      }),
    },
    next: [translate, 'Say in "when" for whom it is, and in "priority" what it goes before.'],
  };
};

/** Two banners of one place may not be equally important. */
function freePriority({ manifests }: Wish): number {
  const taken = new Set(Object.values(manifests.banner).map(({ priority }) => priority));
  let priority = 100;
  while (taken.has(priority)) priority -= 1;
  return priority;
}
