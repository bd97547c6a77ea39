import type { FileStore } from '../files/fileStore.ts';
import type { PortalHandlerOptions } from './portalHandlerOptions.ts';
import { extname } from 'node:path';
import { fileResponse } from '../files/fileResponse.ts';
import { portalPage, type PageVisit } from './portalPage.ts';
import { recogniseVisitor } from './visitor.ts';

/** Matches file names into which the build puts a digest of the content. */
const namedByContent = /^assets\/.*-[\w-]{8,}\.\w+$/;
const keptReleases = /^\/assets\/(releases|copy)\//;
/** Matches files for the build only: the inputs of a release, the digest of its sources. */
const hidden = /(?:^|\/|\\|%2f|%5c)(?:\.|%2e)/i;

/**
 * Answers with a file of the portal, else with its page. Undefined if the address is that of a file which does not exist.
 *
 * @param ask requests an address of this origin as the page would
 */
export async function answerWithFile(
  request: Request,
  options: PortalHandlerOptions,
  ask: PageVisit['ask'],
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (keptReleases.test(pathname)) return options.releases.answer(request);
  const { files } = options;
  if (files === undefined) return undefined;
  const path = pathname.slice(1);
  const isFile = path !== '' && path !== 'index.html' && !hidden.test(path);
  const file = isFile ? await files.find(path) : undefined;
  if (file !== undefined)
    return fileResponse(request, file, namedByContent.test(path) ? 'immutable' : 'revalidate');
  if (!isForPage(request, pathname)) return undefined;
  return answerWithPage(request, { ...options, files }, ask);
}

/** Whether to answer with a page. Not for a missing script: the browser would try to run the page. */
function isForPage(request: Request, pathname: string): boolean {
  const wanted = request.headers.get('sec-fetch-dest');
  if (wanted !== null && wanted !== 'document') return false;
  return (
    !pathname.startsWith('/assets/') &&
    !pathname.startsWith('/.') &&
    !/^\.[a-z]\w{1,10}$/.test(extname(pathname))
  );
}

async function answerWithPage(
  request: Request,
  options: PortalHandlerOptions & { files: FileStore },
  ask: PageVisit['ask'],
): Promise<Response> {
  const { signIn, releases } = options;
  const session = await signIn.requests.peek(request);
  const visitor = recogniseVisitor(request, session, signIn.cookies);
  const release = await releases.forPage(request, signIn.cookies);
  const isStranger = session === undefined && signIn.requests.stateOf(request).authentication === undefined;
  const page = await portalPage(
    {
      session,
      subject: visitor.subject,
      release: release.pointer,
      request,
      isStranger,
      ask,
    },
    options,
  );
  for (const { cookie } of [visitor, release])
    if (cookie !== undefined) page.headers.append('set-cookie', cookie);
  return page;
}
