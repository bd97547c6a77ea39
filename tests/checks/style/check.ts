import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStyle } from './checkStyle.ts';
import { describeSizes } from './describeSizes.ts';
import { measureSource } from './measureSource.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync(['{engine,widgets,sandbox,scripts,tests}/**/*.{ts,tsx,mjs}', '*.{ts,tsx}'], {
  cwd: root,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/generated/') && !path.endsWith('.d.ts') && !path.endsWith('.d.mts'))
  .sort()
  .map((path) => ({ path, ...measureSource(path, readFileSync(join(root, path), 'utf8')) }));

const findings = checkStyle(files);
for (const finding of findings) console.error(finding);
console.log(describeSizes(files).join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
