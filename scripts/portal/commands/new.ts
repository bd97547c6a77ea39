import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorsAmong, loadPortal, ownValue, type Problem } from '../../../engine/build.ts';
import { FailureError, UsageError, type Command } from '../command.ts';
import { fromHere } from '../fromHere.ts';
import { readText } from '../portalTexts.ts';
import { printProblems } from '../printProblems.ts';
import { currentProject, type Project } from '../project.ts';
import { readPortal } from '../readPortal.ts';
import { scaffolders } from '../scaffold/index.ts';

const kinds = Object.keys(scaffolders).join('|');

/** Hints for kinds that are asked for here but made in another way. */
const instead: Readonly<Record<string, string>> = {
  page: 'A page is made with its route: portal new route <name>.',
  record:
    'A record is written by hand: "A page of things" in docs/language.md has one. Pages for a record that there is: portal new list <record>.',
};

/** Makes something new that passes the check at once. */
export const create: Command = {
  name: 'new',
  summary:
    'makes a route, list, banner, widget, sequence or toggle that is valid at once, with its sentences',
  usage: [
    `new ${kinds} <name> [--into <file of sentences>]`,
    'new list <record> --into devices',
    'new widget <domain>/<name>',
  ],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { into: { type: 'string' } },
    });
    const [kind = '', name = '', ...more] = positionals;
    const make = Object.hasOwn(scaffolders, kind) ? scaffolders[kind] : undefined;
    if (!make || more.length > 0) {
      throw new UsageError(ownValue(instead, kind) ?? `Say what it is to be (${kinds}), and its name.`);
    }
    requireName(kind, name);
    const { into } = values;
    if (into !== undefined && !/^[a-z][a-z0-9-]*$/.test(into))
      throw new UsageError(`"${into}" is no name of a file of sentences; one would be "billing".`);
    const current = currentProject();
    const project = { ...current, newSentences: into ?? current.newSentences };
    const { root } = project;
    const { manifests, problems } = loadPortal(await readPortal(project));
    const own = kind === 'list' ? { kind: 'route', name: `${name}-list` } : { kind, name };
    const inTheWay = errorsBesides(problems, own);
    if (inTheWay.length > 0) {
      printProblems(inTheWay, project.manifests);
      throw new FailureError('Nothing was made: put right what the check finds first.');
    }
    refuseToOverwrite(project, [`${project.manifests}/${own.kind}s/${own.name}.json`]);
    const { files, next } = make({ name, project, manifests, read: (path) => read(root, path) });
    refuseToOverwrite(project, Object.keys(files));
    for (const [path, text] of Object.entries(files)) {
      const isThere = existsSync(join(root, path));
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      console.log(`${isThere ? 'changed' : 'wrote  '} ${fromHere(path)}`);
    }
    format(root, Object.keys(files));
    console.log(`\n${next.map((line) => `- ${line}`).join('\n')}`);
    return 0;
  },
};

/** The errors that stay when it is made: that something names it already is none of them. */
function errorsBesides(
  problems: readonly Problem[],
  { kind, name }: { kind: string; name: string },
): readonly Problem[] {
  const awaited = `names the ${kind} "${name}", which does not exist.`;
  return errorsAmong(problems).filter(({ message }) => message !== awaited);
}

function requireName(kind: string, name: string): void {
  // Which records there are says `newList`.
  if (kind === 'list' && name === '') return;
  const pattern = kind === 'widget' ? /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/ : /^[a-z][a-z0-9-]{0,79}$/;
  const example = kind === 'widget' ? 'content/teaser' : 'outage-map';
  // What every object has, such as `constructor`, is no key of a manifest.
  if (name === '') throw new UsageError(`Say its name, such as "${example}".`);
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9/]+/g, '-');
  const meant = pattern.test(plain) && !(plain in {}) ? plain : example;
  if (!pattern.test(name) || name in {})
    throw new UsageError(`"${name}" is no name; one would be "${meant}".`);
}

function read(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readText(file) : undefined;
}

/** Sentences and packs may grow; every other existing file is somebody's work. */
function refuseToOverwrite({ root, locales }: Project, paths: readonly string[]): void {
  const taken = paths.find(
    (path) => !path.startsWith(`${locales}/`) && !path.endsWith('/pack.ts') && existsSync(join(root, path)),
  );
  if (taken !== undefined) throw new FailureError(`${taken} is there already.`);
}

/** The formatter leaves manifests out, which are laid out already, and fails if nothing else is named. */
function format(root: string, paths: readonly string[]): void {
  const formatter = join(root, 'node_modules/.bin/oxfmt');
  if (existsSync(formatter))
    execFileSync(formatter, ['--no-error-on-unmatched-pattern', ...paths], { cwd: root, stdio: 'ignore' });
}
