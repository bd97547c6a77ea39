import { newManifest, titleOf, type Scaffolder } from './scaffold.ts';
import { newSentences } from './sentences.ts';

/** A route with a page of its own. Nothing leads to it yet, so it says that customers come from outside. */
export const newRoute: Scaffolder = (wish) => {
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
