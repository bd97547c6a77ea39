import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the licences of all shipped code, which the page names. */
export const licencesFile = 'licences.txt';

/**
 * Adds shipped things that are no packages to the licences of packages, which the build itself collects.
 *
 * @param others name -> file of its licence, relative to the root
 */
export function otherLicences(root: string, others: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'other-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const collected = bundle[licencesFile];
        if (collected?.type !== 'asset') return;
        const texts = Object.entries(others).map(
          ([what, file]) => `## ${what}\n\n${readFileSync(join(root, file), 'utf8').trim()}`,
        );
        collected.source = [String(collected.source).trim(), ...texts, ''].join('\n\n');
      },
    },
  };
}
