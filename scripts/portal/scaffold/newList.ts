import type { RecordManifest } from '../../../engine/build.ts';
import { FailureError, UsageError } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import { keyOf, newManifest, newSentences, type Scaffolder, titleOf, type Wish } from './scaffold.ts';

/** Makes a page with a table of an existing record, and a page for a single thing of it. */
export const newList: Scaffolder = (wish) => {
  const { name: id } = wish;
  const record = recordOf(wish);
  const { files, keys, translate } = newSentences(wish, record.missing === undefined ? 'table' : 'list');
  const [list, one, param] = [`${id}-list`, `${id}-details`, keyOf(id)];
  const fields = shownFields(id, record);
  const address = `/${list}`;
  const guards = guardsOfHome(wish);
  const table = {
    items: id,
    caption: keys['title'],
    columns: fields.slice(0, 12),
    ...some('sort', fieldsOf(id, record, ['date', 'money'])),
    ...some('filter', fieldsOf(id, record, ['enum']).slice(0, 4)),
    ...(record.missing !== undefined && {
      opens: { route: one, params: { [param]: { fact: `${id}.${record.key}` } } },
    }),
  };
  const back = { label: keys['back'], do: { go: { route: list } }, style: 'link' };
  const description = `${titleOf(id)}: all of them.`;
  const about = `${titleOf(id)}: one of them.`;
  return {
    files: {
      ...files,
      ...newManifest({ ...wish, name: list }, 'route', {
        description,
        path: address,
        page: list,
        guards,
        entry: 'outside',
      }),
      ...newManifest({ ...wish, name: list }, 'page', {
        description,
        title: keys['title'],
        body: [
          { widget: 'content/heading', settings: { title: keys['title'], intro: keys['intro'] } },
          { widget: 'content/table', settings: table },
        ],
      }),
      ...(record.missing !== undefined && {
        ...newManifest({ ...wish, name: one }, 'route', {
          description: about,
          path: `${address}/:${param}`,
          page: one,
          guards,
        }),
        ...newManifest({ ...wish, name: one }, 'page', {
          description: about,
          title: keys['one'],
          subject: { record: id, param },
          body: [
            { widget: 'content/heading', settings: { title: keys['one'] } },
            { widget: 'content/detail', settings: { lines: fields.slice(0, 30) } },
            { widget: 'content/actions', settings: { controls: [back] } },
          ],
        }),
      }),
    },
    next: [
      translate,
      'Take out the columns that nobody needs, and put the one that names a row first.',
      'Say under "actions" of the table, or of the page of one, what can be done with it: "A page of things" in docs/language.md has examples.',
      `Add a link or a navigation item that leads to "${list}"; then take "entry" out.`,
    ],
  };
};

function recordOf({ name, manifests }: Wish): RecordManifest {
  const record = manifests.record[name];
  const known = Object.keys(manifests.record).toSorted();
  if (name === '') throw new UsageError(`Say of which record: ${known.join(', ') || 'there is none yet'}.`);
  if (!record) throw noSuch('record', name, known);
  const whole = Object.values(record.many.with ?? {})
    .map((fact) => fact.split('.')[0] ?? '')
    .find((group) => Object.hasOwn(manifests.record, group));
  if (whole !== undefined)
    throw new FailureError(
      `"${name}" belongs to one "${whole}": put content/table onto a page whose "subject" is that record.`,
    );
  return record;
}

/** The guards of the customers' home, which apply here, too. */
function guardsOfHome({ manifests }: Wish): readonly string[] {
  const home = manifests.site['site']?.routes.signedInHome;
  return (home !== undefined && manifests.route[home]?.guards) || [];
}

/** Fields that can be shown: those with a label, and with words if they need them. */
function shownFields(id: string, { fields }: RecordManifest): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'label' in field && field.label !== undefined && (field.type !== 'enum' || field.words !== undefined)
      ? [`${id}.${name}`]
      : [],
  );
}

function fieldsOf(id: string, record: RecordManifest, types: readonly string[]): string[] {
  const shown = shownFields(id, record);
  return Object.entries(record.fields).flatMap(([name, { type }]) =>
    types.includes(type) && shown.includes(`${id}.${name}`) ? [`${id}.${name}`] : [],
  );
}

function some(key: string, list: readonly string[]): object {
  return list.length === 0 ? {} : { [key]: list };
}
