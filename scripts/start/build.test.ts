import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildWhenChanged } from './build.ts';

it('says of a build that fails what is wrong, and not where in the tools that was noticed', () => {
  const project = mkdtempSync(join(tmpdir(), 'build-'));
  const said = [
    'Error: unknown-value: banners/storm.json:3 (/when) compares account.footprint with "TCW".',
    '    at releaseOf (file:///project/scripts/vite/portalRelease.ts:63:32)',
    '    at async CAC.<anonymous> (file:///project/node_modules/vite/dist/node/cli.js:789:3) {',
    '  errors: [Getter/Setter]',
    '}',
  ].join('\n');
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ scripts: { build: `node -e "console.error(process.env.SAID);process.exit(1)"` } }),
  );
  process.env['SAID'] = said;
  expect(() => buildWhenChanged(project, 'build')).toThrow(
    /^The portal could not be built\.\nError: unknown-value: .* compares account\.footprint with "TCW"\.\n+$/,
  );
});
