import { newManifest, newSentences, type Scaffolder, titleOf, type Wish } from './scaffold.ts';

/** Makes a sequence of one step and its result, and its route, with the guards of the signed-in home. */
export const newSequence: Scaffolder = (wish) => {
  const { name, manifests } = wish;
  const title = titleOf(name);
  const { files, keys, translate } = newSentences(wish, 'sequence');
  const { signedInHome = '' } = manifests.site['site']?.routes ?? {};
  const { guards } = manifests.route[signedInHome] ?? {};
  return {
    files: {
      ...files,
      ...newManifest(wish, 'sequence', sequenceOf(wish, title, keys)),
      ...newManifest(wish, 'route', {
        description: `${title}.`,
        path: `/${name}`,
        sequence: name,
        ...(guards && { guards }),
        entry: 'outside',
      }),
    },
    next: [
      translate,
      'Add data, fields with their refusals, and operations with every way they can end: docs/language.md has a form from beginning to end.',
      'Add a link that leads to the route; then take "entry" out.',
    ],
  };
};

function sequenceOf({ manifests }: Wish, title: string, keys: Readonly<Record<string, string>>): object {
  const { home, signedInHome = home } = manifests.site['site']?.routes ?? {};
  const leave = { label: keys['leave'], do: { go: { route: signedInHome } }, style: 'link' };
  return {
    description: `${title}: say here what customers do in it.`,
    title: keys['title'],
    order: ['start'],
    exit: leave,
    data: {},
    steps: {
      start: {
        title: keys['title'],
        heading: keys['heading'],
        body: [],
        actions: [{ label: keys['continue'], do: { send: 'continue' } }],
        on: { continue: { transitions: [{ to: 'done' }] } },
      },
    },
    results: {
      done: {
        title: keys['done'],
        body: [
          { widget: 'content/heading', settings: { title: keys['doneHeading'] } },
          { widget: 'content/actions', settings: { controls: [{ ...leave, style: 'primary' }] } },
        ],
        means: 'done',
      },
    },
  };
}
