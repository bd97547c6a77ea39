import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { errorsAmong, loadPortal, makeRelease, needsOf, type ReleaseFile } from '../../engine/build.ts';
import { copyTreesOf, readPortalTexts, sourcesOf } from '../portal/portalTexts.ts';
import { engineFolder, type Project } from '../portal/project.ts';
import { readCode } from '../portal/readPortal.ts';
import { printProblems, textsOf } from '../portal/printProblems.ts';
import { fillPage } from './portalRelease.ts';

/**
 * For development: serves a release of the present files, makes a new one after each edit of a manifest or a sentence, and
 * notifies the browser. A broken edit is explained in the terminal and over the page; the last good release stays.
 *
 * @param edge origin of the portal's server, which knows the environment (`GET /bootstrap`)
 */
export function portalDevelopment(project: Project, edge: string): Plugin {
  const { root, manifests: folder, locales } = project;
  const files = new Map<string, string>();
  let pointer: ReleaseFile | undefined;

  async function refresh(server: ViteDevServer): Promise<void> {
    const texts = readPortalTexts(project);
    const { manifests, problems, context } = loadPortal({
      ...sourcesOf(texts),
      ...(await readCode(project)),
    });
    printProblems(problems, folder);
    const errors = errorsAmong(problems);
    if (errors.length > 0) {
      const message = textsOf(errors, folder).join('\n\n');
      server.ws.send({ type: 'error', err: { plugin: 'manifests', message, stack: '' } });
      return;
    }
    const release = await makeRelease(manifests, copyTreesOf(texts), context && needsOf(context));
    server.ws.send('portal:valid', {});
    if (pointer?.text === release.pointer.text) return;
    for (const { path, text } of [...release.files, release.pointer]) files.set(path, text);
    ({ pointer } = release);
    server.ws.send('portal:release', {});
  }

  return {
    name: 'portal-development',
    apply: 'serve',
    async configureServer(server) {
      await refresh(server);
      const watched = [...[folder, locales].map((each) => join(root, each)), join(engineFolder, 'schemas')];
      server.watcher.add(watched);
      server.watcher.on('all', (_, file) => {
        if (file.endsWith('.json') && watched.some((each) => file.startsWith(each))) void refresh(server);
      });
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '');
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        return response.end(text);
      });
    },
    async transformIndexHtml(html) {
      const answer = await fetch(`${edge}/bootstrap`, { headers: { host: new URL(edge).host } });
      // The page is asked for without the browser's cookies: who is signed in is not known here, and the portal asks.
      const { session: _, ...known } = (await answer.json()) as { session?: unknown };
      const bootstrap = {
        ...known,
        release: JSON.parse(pointer?.text ?? '{}') as unknown,
      };
      const data = JSON.stringify(bootstrap).replaceAll('<', String.raw`\u003c`);
      return fillPage(html, project).replace(
        '<!--bootstrap-->',
        `<script type="application/json" id="bootstrap">${data}</script>`,
      );
    },
  };
}
