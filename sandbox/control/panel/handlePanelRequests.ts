import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isFromElsewhere } from '../../platform/http/isFromElsewhere.ts';
import { isId } from '../../platform/http/readRequest.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerPageFile } from './pageFiles.ts';
import { panelRoutes, type PanelRoute } from './panelRoutes.ts';
import type { PanelServices } from './panelServices.ts';

/** Handles all requests to the panel's origin. The panel is for people and tests of the sandbox only. */
export function handlePanelRequest(services: PanelServices, request: Request): Promise<Response> {
  return answerTraced(async () => {
    if (isFromElsewhere(request)) refuse('NOT_ALLOWED', 'The panel is for this machine only.');
    return answerPageFile(request) ?? answerApi(services, request);
  });
}

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
