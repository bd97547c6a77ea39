import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../../engine/core/problem/index.ts';
import { loadPortal, makeRelease, type Release } from '../../engine/verify/index.ts';
import { packs } from '../../widgets/packs.ts';
import { readCopyTrees, readPortal } from '../portal/readPortal.ts';

/** Builds the portal's first release into the portal: what customers get until another one is published. */
export function portalRelease(root: string, folder: string): Plugin {
  return {
    name: 'portal-release',
    apply: 'build',
    async generateBundle() {
      const { files, pointer } = await releaseOf(root, folder);
      for (const { path, text } of [...files, pointer]) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
      }
    },
    transformIndexHtml: (html) => html.replace('%BRAND%', brandName(root, folder)),
  };
}

/** The release of a portal's files. Throws with all problems when they are not valid. */
export async function releaseOf(root: string, folder: string): Promise<Release> {
  const { manifests, problems } = loadPortal(await readPortal(root, folder, packs));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return makeRelease(manifests, readCopyTrees(join(root, 'locales')));
}

/** The brand's name, for the title of the page before the portal has started. */
export function brandName(root: string, folder: string): string {
  const site: unknown = JSON.parse(readFileSync(join(root, folder, 'site.json'), 'utf8'));
  return (site as { brand: { name: string } }).brand.name;
}
