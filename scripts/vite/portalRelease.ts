import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  errorsAmong,
  formatProblem,
  loadPortal,
  makeRelease,
  needsOf,
  type Release,
} from '../../engine/build.ts';
import {
  builtCode,
  builtCodeFiles,
  builtSource,
  codeText,
  makeScreens,
  type PortalCode,
} from '../portal/releases/index.ts';
import { copyTreesOf, readPortalTexts, sourcesOf, type PortalTexts } from '../portal/portalTexts.ts';
import type { Project } from '../portal/project.ts';
import { readCode } from '../portal/readPortal.ts';
import { buildPrerenderer } from './buildPrerenderer.ts';
import { codeFilesOf } from './codeFiles.ts';

/** Builds the portal's first release into the portal: customers get it until another one is published. */
export function portalRelease(project: Project): Plugin {
  let release: Release | undefined;
  return {
    name: 'portal-release',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const texts = readPortalTexts(project);
      const code = await readCode(project);
      release = await releaseOf(code, texts);
      // A published release replaces the pointer; this copy stays, for browsers that can read nothing else.
      const built = { path: '/built-release.json', text: release.pointer.text };
      for (const { path, text } of [...release.files, release.pointer, built]) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
      }
      this.emitFile({ type: 'asset', fileName: builtSource, source: JSON.stringify(texts) });
      this.emitFile({ type: 'asset', fileName: builtCode, source: codeText(code) });
      const codeFiles = JSON.stringify(codeFilesOf(project.root, bundle));
      this.emitFile({ type: 'asset', fileName: builtCodeFiles, source: codeFiles });
    },
    transformIndexHtml: (html) => fillPage(html, project),
    /** Makes the first screens with the built code, once all of it is written. */
    async writeBundle({ dir }) {
      if (dir === undefined || !release) return;
      if (project.prerender !== undefined) await buildPrerenderer(project.root, project.prerender, dir);
      const { files = [], notAhead = [] } = (await makeScreens(dir, release, new Date())) ?? {};
      for (const { path, text } of files) writeFileSync(join(dir, path), text);
      for (const { path, language, why } of notAhead)
        this.info(`Nothing is made ahead for ${path} (${language}): ${why}.`);
    },
  };
}

/** The release of a portal's texts. Throws with all problems if they are not valid. */
async function releaseOf(code: PortalCode, texts: PortalTexts): Promise<Release> {
  const { manifests, problems, context } = loadPortal({ ...sourcesOf(texts), ...code });
  const errors = errorsAmong(problems);
  if (errors.length > 0) throw new Error(errors.map(formatProblem).join('\n'));
  return makeRelease(manifests, copyTreesOf(texts), context && needsOf(context));
}

/** Fills in the brand's name and the first language of the site, for the time before the portal starts. */
export function fillPage(html: string, { root, manifests }: Project): string {
  const site: unknown = JSON.parse(readFileSync(join(root, manifests, 'site.json'), 'utf8'));
  const { brand, languages } = site as { brand: { name: string }; languages: { id: string }[] };
  return html.replace('%BRAND%', brand.name).replace('%LANGUAGE%', languages[0]?.id ?? '');
}
