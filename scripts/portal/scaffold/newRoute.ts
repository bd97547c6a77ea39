import { keyOf, manifestFile, manifestText, titleOf, type Scaffolder } from './scaffold.ts';
import { newSentences, translate } from './sentences.ts';

/** A route with a page of its own. Nothing leads to it yet, so it says that customers come from outside. */
export const newRoute: Scaffolder = (wish) => {
  const { name } = wish;
  const title = titleOf(name);
  const { files, keys } = newSentences(wish, keyOf(name), {
    title,
    heading: title,
    intro: 'Say here what customers find on this page.',
  });
  const heading = { widget: 'content/heading', settings: { title: keys['heading'], intro: keys['intro'] } };
  return {
    files: {
      ...files,
      [manifestFile('routes', name)]: manifestText('route', {
        description: `${title}.`,
        path: `/${name}`,
        page: name,
        entry: 'outside',
      }),
      [manifestFile('pages', name)]: manifestText('page', {
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
