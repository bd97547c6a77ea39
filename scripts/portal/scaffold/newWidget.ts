import { join, relative } from 'node:path';
import { FailureError } from '../command.ts';
import { engineFolder } from '../project.ts';
import { componentOf, type Scaffolder, titleOf, type Wish } from './scaffold.ts';

/** Makes a widget that says one sentence: component, settings, examples, test, styles, and its line in the domain's pack. */
export const newWidget: Scaffolder = (wish) => {
  const { name: id, project, read } = wish;
  const [domain = '', name = ''] = id.split('/');
  const packs = project.widgets.map((widgets) => `${widgets}/${domain}/pack.ts`);
  const packFile = name === '' ? undefined : packs.find((file) => read(file) !== undefined);
  if (packFile === undefined)
    throw new FailureError(
      `A widget is called <domain>/<name>, as content/teaser is, and its domain has a pack: there is no ${packs.join(', nor ')}.`,
    );
  const pack = read(packFile) ?? '';
  const component = componentOf(name);
  const folder = packFile.replace('pack.ts', name);
  const toEngine = (path: string): string =>
    relative(join(project.root, folder), join(engineFolder, path)).replaceAll('\\', '/');
  const copy = anySentence(wish);
  return {
    files: {
      [`${folder}/${component}.tsx`]: componentText(component, titleOf(name), toEngine('engine/index.ts')),
      [`${folder}/${component}.module.css`]: '.root {\n  padding-block: var(--space-2, 0.5rem);\n}\n',
      [`${folder}/${component}.schema.json`]: schemaText(
        component,
        titleOf(name),
        toEngine('schemas/shared.schema.json'),
      ),
      [`${folder}/${component}.examples.json`]: examplesText(copy, toEngine('widgets/examples.schema.json')),
      [`${folder}/${component}.test.tsx`]: testText(id, packName(pack), toEngine('widgets/testing/index.ts')),
      [`${folder}/index.ts`]: `export { ${component} } from './${component}.tsx';\n`,
      [packFile]: registered(pack, name, component),
    },
    next: [
      'npm run generate tells its settings to TypeScript and to the editors of manifests.',
      `Place it: { "widget": "${id}", "settings": { "text": … } }.`,
    ],
  };
};

function componentText(component: string, title: string, engine: string): string {
  return `import type { ReactNode } from 'react';
import { useSentence, type WidgetProps } from '${engine}';
import type { ${component}Settings } from '../../generated/settings.ts';
import styles from './${component}.module.css';

/** ${title}. */
export function ${component}({ settings }: WidgetProps<${component}Settings>): ReactNode {
  const text = useSentence(settings.text);
  return text !== undefined && <p className={styles['root']}>{text}</p>;
}
`;
}

function schemaText(component: string, title: string, shared: string): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `${component}Settings`,
    description: `${title}.`,
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: { text: { $ref: `${shared}#/definitions/copy` } },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function examplesText(text: string, $schema: string): string {
  const examples = [{ name: 'a sentence', settings: { text } }];
  return `${JSON.stringify({ $schema, examples }, undefined, 2)}\n`;
}

function testText(id: string, pack: string, testing: string): string {
  return `import { expect, it } from 'vitest';
import { exampleOf, stageWidget } from '${testing}';
import { ${pack} } from '../pack.ts';

it('says its sentence', async () => {
  const { root } = await stageWidget('${id}', exampleOf('${id}', 'a sentence'), { packs: [${pack}] });
  expect(root.textContent).not.toBe('');
});
`;
}

function packName(pack: string): string {
  const name = /export const (\w+): Pack\b/.exec(pack)?.[1];
  if (name === undefined) throw new FailureError('The pack.ts of its domain exports no pack.');
  return name;
}

/** Adds the widget's line as the first of the pack's widgets. */
function registered(pack: string, name: string, component: string): string {
  const line = `\n    ${/-/.test(name) ? `'${name}'` : name}: async () => (await import('./${name}/index.ts')).${component},`;
  const widgets = /\n {2}widgets: \{/.exec(pack);
  const before = widgets ?? /\n {2}domain: .*/.exec(pack);
  if (!before)
    throw new FailureError('The pack of its domain has neither "domain" nor "widgets" on a line of its own.');
  const at = before.index + before[0].length;
  return pack.slice(0, at) + (widgets ? line : `\n  widgets: {${line}\n  },`) + pack.slice(at);
}

/** Any sentence without a placeholder: an example needs an existing sentence. */
function anySentence({ project, read }: Wish): string {
  const { locales, sourceLanguage, newSentences: namespace } = project;
  for (const name of ['common', namespace]) {
    const tree = JSON.parse(read(`${locales}/${sourceLanguage}/${name}.json`) ?? '{}') as object;
    const found = Object.entries(tree).find(([, text]) => typeof text === 'string' && !text.includes('{{'));
    if (found) return `${name}:${found[0]}`;
  }
  throw new FailureError(
    `An example has to say something: write a sentence into ${locales}/${sourceLanguage}/${namespace}.json first.`,
  );
}
