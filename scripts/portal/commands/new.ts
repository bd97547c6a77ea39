import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorsAmong } from '../../../engine/core/problem/index.ts';
import { loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { MisuseError, type Command } from '../command.ts';
import { printProblems } from '../printProblems.ts';
import { portalFolder, project } from '../project.ts';
import { readPortal } from '../readPortal.ts';
import { scaffolders } from '../scaffold/index.ts';

const kinds = Object.keys(scaffolders).join('|');

/** Makes something new that passes the check at once. */
export const create: Command = {
  name: 'new',
  summary: 'makes a route, banner, widget, sequence or toggle that is valid at once, with its sentences',
  usage: [`new ${kinds} <name>`, 'new widget <domain>/<name>'],
  async run(words) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [kind = '', name = '', ...more] = positionals;
    const make = Object.hasOwn(scaffolders, kind) ? scaffolders[kind] : undefined;
    if (!make || more.length > 0) throw new MisuseError(`Say what it is to be (${kinds}), and its name.`);
    requireName(kind, name);
    const { manifests, problems } = loadPortal(await readPortal(project, portalFolder, packs));
    if (errorsAmong(problems).length > 0) {
      printProblems(problems, portalFolder);
      throw new MisuseError('Nothing was made: put right what the check finds first.');
    }
    const { files, next } = make({ name, manifests, read });
    refuseToOverwrite(Object.keys(files));
    for (const [path, text] of Object.entries(files)) {
      const isThere = existsSync(join(project, path));
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
      console.log(`${isThere ? 'changed' : 'wrote  '} ${path}`);
    }
    format(Object.keys(files));
    console.log(`\n${next.map((line) => `- ${line}`).join('\n')}`);
    return 0;
  },
};

function requireName(kind: string, name: string): void {
  const pattern = kind === 'widget' ? /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/ : /^[a-z][a-z0-9-]{0,79}$/;
  const example = kind === 'widget' ? 'content/teaser' : 'outage-map';
  if (!pattern.test(name)) throw new MisuseError(`"${name}" is no name; one would be "${example}".`);
}

function read(path: string): string | undefined {
  const file = join(project, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Sentences and packs grow; everything else that is there already is somebody's work. */
function refuseToOverwrite(paths: readonly string[]): void {
  const taken = paths.find(
    (path) => !path.startsWith('locales/') && !path.endsWith('/pack.ts') && existsSync(join(project, path)),
  );
  if (taken !== undefined) throw new MisuseError(`${taken} is there already.`);
}

function format(paths: readonly string[]): void {
  const formatter = join(project, 'node_modules/.bin/oxfmt');
  if (existsSync(formatter)) execFileSync(formatter, paths, { cwd: project, stdio: 'ignore' });
}
