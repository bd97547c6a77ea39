import type { PackServices } from '../../engine/index.ts';

/**
 * A `fetch` that has the session checked again when the server says that nobody is signed in (401). Guards then lead
 * to the sign-in and back; without it the customer would be left with a page that can do nothing any more.
 */
export function noticeEndedSession(
  fetch: PackServices['fetch'],
  { refresh }: Pick<PackServices, 'refresh'>,
): PackServices['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401) void refresh(['session']);
    return response;
  };
}
