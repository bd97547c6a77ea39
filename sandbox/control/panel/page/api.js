import { say } from './elements.js';

/**
 * Calls the panel's API and returns its JSON; `undefined` for an answer without a body. An error is shown on the page,
 * and `undefined` is returned.
 */
export async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? undefined : await response.json();
  if (response.ok) return answer;
  say(answer?.problem ?? `That did not work: ${answer?.reasonCode ?? response.status}.`);
  return undefined;
}
