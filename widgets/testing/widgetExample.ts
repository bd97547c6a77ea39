import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { AtomValue } from '../../engine/index.ts';

/** A way in which a widget can be placed. What its parts mean: `widgets/examples.schema.json`. */
export interface WidgetExample {
  name: string;
  settings: object;
  facts?: Readonly<Record<string, AtomValue>>;
  toggles?: Readonly<Record<string, boolean>>;
  slots?: Readonly<Record<string, readonly object[]>>;
  step?: string;
  answers?: Readonly<Record<string, string | boolean>>;
  query?: string;
  subject?: { record: string; key: string };
  graph?: Readonly<Record<string, object>>;
  shows?: 'something' | 'waiting' | 'nothing';
}

/** The examples in one file, those of one widget. */
export interface WidgetExamples {
  /** `billing/status-card`. */
  widget: string;
  /** Path from the root of the repository. */
  file: string;
  examples: readonly WidgetExample[];
}

const root = join(import.meta.dirname, '../..');

/** All examples, each with the facts and settings that its file says of every example. */
export function readExamples(): WidgetExamples[] {
  return globSync('widgets/*/*/*.examples.json', { cwd: root }).sort().map(readFile);
}

/** An example of a widget by its name. Throws when there is none. */
export function exampleOf(widget: string, name: string): WidgetExample {
  const found = readExamples().find((each) => each.widget === widget);
  const example = found?.examples.find((each) => each.name === name);
  if (!example) throw new Error(`The widget "${widget}" has no example "${name}".`);
  return example;
}

function readFile(file: string): WidgetExamples {
  const { facts, settings, examples } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    facts?: WidgetExample['facts'];
    settings?: object;
    examples: readonly WidgetExample[];
  };
  const folder = dirname(file);
  return {
    widget: `${basename(dirname(folder))}/${basename(folder)}`,
    file: relative(root, join(root, file)),
    examples: examples.map((example) => ({
      ...example,
      settings: { ...settings, ...example.settings },
      facts: { ...facts, ...example.facts },
    })),
  };
}
