import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestSources } from './sourceDigest.ts';

/**
 * Builds the portal, unless the present build is of the same sources and script.
 *
 * @param script of package.json: `build:sandbox`, with the inspector, or `build`, as customers get it
 * @throws Error with the output of the build
 */
export function buildWhenChanged(project: string, script: 'build' | 'build:sandbox' = 'build:sandbox'): void {
  const stamp = join(project, 'dist/.sources');
  const digest = `${script} ${digestSources(project)}`;
  const isBuilt = existsSync(join(project, 'dist/index.html')) && readText(stamp) === digest;
  if (isBuilt) return;
  console.log('The portal is being built: its sources have changed.');
  const since = performance.now();
  const build = spawnSync('npm', ['run', '--silent', script], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (build.status !== 0)
    throw new Error(`The portal could not be built.\n${withoutStack(build.stdout + build.stderr)}`);
  writeFileSync(stamp, digest);
  console.log(`The portal is built (${((performance.now() - since) / 1_000).toFixed(1)} s).`);
}

/** What a build has said; `npm run build` also says where in the tools something was noticed. */
function withoutStack(said: string): string {
  return said.replaceAll(/^ +at .*\n?/gm, '').replace(/^ {2}errors: .*\n\}\n?/m, '');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
