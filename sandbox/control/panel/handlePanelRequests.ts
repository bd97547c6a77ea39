import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isId } from '../../platform/http/readRequest.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerPageFile } from './pageFiles.ts';
import { panelRoutes, type PanelRoute } from './panelRoutes.ts';
import type { PanelServices } from './panelServices.ts';

/** Handles all requests to the panel's origin. The panel is for people and tests of the sandbox only. */
export function handlePanelRequest(services: PanelServices, request: Request): Promise<Response> {
  return answerTraced(async () => {
    requireThisMachine(request);
    return answerPageFile(request) ?? answerApi(services, request);
  });
}

const localNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Refuses pages of other sites, also those whose name was made to resolve to this machine. */
function requireThisMachine(request: Request): void {
  const url = new URL(request.url);
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = (origin !== null && origin !== url.origin) || (site !== null && !ownSites.includes(site));
  if (isForeign || !localNames.includes(url.hostname))
    refuse('NOT_ALLOWED', 'The panel is for this machine only.');
}

const ownSites = ['same-origin', 'none'];

async function answerApi(services: PanelServices, request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const here = panelRoutes.filter(({ path }) => path.test(pathname));
  const route = here.find(({ method }) => method === request.method);
  if (here.length === 0) return json({ problem: 'There is nothing at this address.' }, 404);
  if (route === undefined) return methodNotAllowed(...here.map(({ method }) => method));
  return route.answer({ services, request, query, name: readName(route, pathname) });
}

function readName({ path }: PanelRoute, pathname: string): string {
  const part = path.exec(pathname)?.[1];
  if (part === undefined) return '';
  const name = decode(part);
  return isId(name) ? name : refuse('NOT_FOUND', 'There is nothing at this address.');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
