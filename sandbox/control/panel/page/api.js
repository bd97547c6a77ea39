import { say } from './elements.js';

/**
 * Asks the panel's API and answers its JSON; `undefined` for an answer without a body. What goes wrong is said on
 * the page, and `undefined` is answered.
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
