import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { searchIndex } from './searchIndex.ts';
import { readLanguage } from '../../platform/language.ts';

const path = '/api/pub/content/v1/search-index';

/**
 * Returns all searchable pages, to anybody, in the language of `?language=`; `undefined` for any other path. The search
 * term is not sent here: it stays in the page.
 */
export function handleSearchRequest(
  { faults }: { faults: FaultBoard },
  request: Request,
): Promise<Response> | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== path) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  const language = readLanguage(searchParams.get('language'));
  return answerTraced(() =>
    applyTransportFault(faults.inject('search-index', undefined), {
      name: 'search-index',
      signal: request.signal,
      run: () => Promise.resolve(json({ entries: searchIndex(language) })),
    }),
  );
}
