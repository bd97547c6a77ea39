import { MisuseError } from '../command.ts';
import { componentOf, titleOf, type Scaffolder } from './scaffold.ts';

/** A widget that says one sentence: component, settings, examples, test, styles, and its line in the domain's pack. */
export const newWidget: Scaffolder = ({ name: id, read, manifests }) => {
  const [domain = '', name = ''] = id.split('/');
  const packFile = `widgets/${domain}/pack.ts`;
  const pack = name === '' ? undefined : read(packFile);
  if (pack === undefined) throw new MisuseError('A widget is called <domain>/<name>, as content/teaser is.');
  const component = componentOf(name);
  const folder = `widgets/${domain}/${name}`;
  const copy = anySentence(read, manifests.site['site']?.languages[0]?.id ?? 'en');
  return {
    files: {
      [`${folder}/${component}.tsx`]: componentText(component, titleOf(name)),
      [`${folder}/${component}.module.css`]: '.root {\n  padding-block: var(--space-2, 0.5rem);\n}\n',
      [`${folder}/${component}.schema.json`]: schemaText(component, titleOf(name)),
      [`${folder}/${component}.examples.json`]: examplesText(copy),
      [`${folder}/${component}.test.tsx`]: testText(id, packName(pack)),
      [`${folder}/index.ts`]: `export { ${component} } from './${component}.tsx';\n`,
      [packFile]: registered(pack, name, component),
    },
    next: [
      'npm run generate tells its settings to TypeScript and to the editors of manifests.',
      `Place it: { "widget": "${id}", "settings": { "text": … } }.`,
    ],
  };
};

function componentText(component: string, title: string): string {
  return `import type { ReactNode } from 'react';
import { useSentence, type WidgetProps } from '../../../engine/index.ts';
import type { ${component}Settings } from '../../generated/settings.ts';
import styles from './${component}.module.css';

/** ${title}. */
export function ${component}({ settings }: WidgetProps<${component}Settings>): ReactNode {
  const text = useSentence(settings.text);
  return text !== undefined && <p className={styles['root']}>{text}</p>;
}
`;
}

function schemaText(component: string, title: string): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `${component}Settings`,
    description: `${title}.`,
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: { text: { $ref: '../../../schemas/shared.schema.json#/definitions/copy' } },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function examplesText(text: string): string {
  const examples = [{ name: 'a sentence', settings: { text } }];
  return `${JSON.stringify({ $schema: '../../examples.schema.json', examples }, undefined, 2)}\n`;
}

function testText(id: string, pack: string): string {
  return `import { expect, it } from 'vitest';
import { exampleOf, stageWidget } from '../../testing/index.ts';
import { ${pack} } from '../pack.ts';

it('says its sentence', async () => {
  const { root } = await stageWidget('${id}', exampleOf('${id}', 'a sentence'), { packs: [${pack}] });
  expect(root.textContent).not.toBe('');
});
`;
}

function packName(pack: string): string {
  const name = /export const (\w+): Pack\b/.exec(pack)?.[1];
  if (name === undefined) throw new Error('The file exports no pack.');
  return name;
}

/** Adds the widget's line at the end of the pack's widgets. */
function registered(pack: string, name: string, component: string): string {
  const line = `    ${/-/.test(name) ? `'${name}'` : name}: async () => (await import('./${name}/index.ts')).${component},\n`;
  const end = /\n {2}widgets: \{[\s\S]*?\n(?= {2}\},)/.exec(pack);
  if (!end) throw new Error('The pack has no list of widgets.');
  const at = end.index + end[0].length;
  return pack.slice(0, at) + line + pack.slice(at);
}

/** Any sentence without a place in it: an example has to say something that there is. */
function anySentence(read: (path: string) => string | undefined, language: string): string {
  const tree = JSON.parse(read(`locales/${language}/common.json`) ?? '{}') as Record<string, unknown>;
  const found = Object.entries(tree).find(([, text]) => typeof text === 'string' && !text.includes('{{'));
  if (!found) throw new Error(`There is no sentence in locales/${language}/common.json.`);
  return `common:${found[0]}`;
}
