import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where customers can read the licences of what they are sent; the page names it. */
export const licencesFile = 'licences.txt';

/** What is shipped and is no package of the build. */
const others: readonly [string, string][] = [
  ['Geist, the font (OFL-1.1)', 'widgets/kit/tokens/fonts/OFL.txt'],
  ['Lucide, the icons (ISC)', 'widgets/public/lucide-licence.txt'],
];

/** Adds what is no package to the licences of packages, which the build itself collects. */
export function otherLicences(root: string): Plugin {
  return {
    name: 'other-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const collected = bundle[licencesFile];
        if (collected?.type !== 'asset') return;
        const texts = others.map(
          ([what, file]) => `## ${what}\n\n${readFileSync(join(root, file), 'utf8').trim()}`,
        );
        collected.source = [String(collected.source).trim(), ...texts, ''].join('\n\n');
      },
    },
  };
}
