import { FailureError } from '../command.ts';
import { newList } from './newList.ts';
import { newSequence } from './newSequence.ts';
import { newWidget } from './newWidget.ts';
import { newManifest, newSentences, type Scaffolder, titleOf, type Wish } from './scaffold.ts';

/** Makes a route with a page of its own. Nothing leads to it yet, so it says that customers come from outside. */
const newRoute: Scaffolder = (wish) => {
  const { name } = wish;
  const title = titleOf(name);
  const { files, keys, translate } = newSentences(wish, 'route');
  const heading = { widget: 'content/heading', settings: { title: keys['heading'], intro: keys['intro'] } };
  return {
    files: {
      ...files,
      ...newManifest(wish, 'route', {
        description: `${title}.`,
        path: `/${name}`,
        page: name,
        entry: 'outside',
      }),
      ...newManifest(wish, 'page', {
        description: `${title}.`,
        title: keys['title'],
        body: [heading],
      }),
    },
    next: [
      translate,
      `Add "guards" to the route for those who may enter, and a link or a navigation item that leads to it; then take "entry" out.`,
    ],
  };
};

/** Makes a banner for everybody who is signed in, at the end of the first placement. */
const newBanner: Scaffolder = (wish) => {
  const { name, manifests } = wish;
  const [placement] = Object.keys(manifests.site['site']?.placements ?? {});
  if (placement === undefined)
    throw new FailureError(
      'The site has no place for a banner: name one under "placements" in site.json first.',
    );
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

/** A free priority: two banners of one place may not be equally important. */
function freePriority({ manifests }: Wish): number {
  const taken = new Set(Object.values(manifests.banner).map(({ priority }) => priority));
  let priority = 100;
  while (taken.has(priority)) priority -= 1;
  return priority;
}

/** Makes a toggle that is off until the flag service says otherwise. */
const newToggle: Scaffolder = (wish) => ({
  files: {
    ...newManifest(wish, 'toggle', {
      description: `${titleOf(wish.name)}: say here what it switches.`,
      default: false,
      owner: 'Say who decides about it',
    }),
  },
  next: [
    `Ask it in a condition: { "toggle": "${wish.name}" }. Until then the check warns that nothing asks it.`,
    'npm start declares it in Unleash.',
  ],
});

/** The scaffolder of each kind for `portal new`. */
export const scaffolders: Readonly<Record<string, Scaffolder>> = {
  route: newRoute,
  list: newList,
  banner: newBanner,
  widget: newWidget,
  sequence: newSequence,
  toggle: newToggle,
};
