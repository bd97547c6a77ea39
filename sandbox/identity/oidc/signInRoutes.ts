import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Database } from '../../platform/database/index.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { readLocales } from '../../platform/language.ts';
import { createCaptcha } from './captcha.ts';
import { keptSignedIn, signInPath } from './identityProvider.ts';
import { signInPage, type SignInError, type SignInHelp, type SignInPage } from './page/signInPage.ts';
import {
  checkPassword,
  isCaptchaRequired,
  usernameOf,
  type PasswordOutcome,
  type People,
} from './passwordCheck.ts';
import type { IdentityKeys } from './signingKeys.ts';

export interface SignInRoutesOptions {
  provider: Provider;
  database: Database;
  keys: Pick<IdentityKeys, 'cookie'>;
  people: People;
  brand: string;
  help: SignInHelp;
  /** Origin of the identity service itself. */
  origin: string;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** `GET` and `POST /sign-in/:id`, `POST /sign-in/:id/cancel`. Throws when the sign-in is not under way. */
export async function serveSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  options: SignInRoutesOptions,
): Promise<void> {
  const interaction = await options.provider.interactionDetails(request, response);
  if (request.method !== 'POST')
    return showPage(response, interaction, options, { username: '', keepMeIn: false, errors: [] });
  const form = await readOwnForm(request, options.origin);
  if (form === undefined) return refuse(response);
  const finish = (result: InteractionResults): Promise<void> =>
    options.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  if (request.url?.endsWith('/cancel')) {
    return finish({ error: 'access_denied', error_description: 'the customer turned back' });
  }
  const outcome = await signInWith(form, interaction.uid, options);
  const keepMeIn = form.get('keepMeIn') === 'true';
  if (outcome.kind === 'accepted') {
    const amr = keepMeIn ? [keptSignedIn] : [];
    return finish({ login: { accountId: outcome.username, remember: false, amr } });
  }
  return showPage(response, interaction, options, {
    username: form.get('username') ?? '',
    keepMeIn,
    errors: outcome.kind === 'incomplete' ? outcome.errors : [errorOf[outcome.kind]],
  });
}

type Outcome = PasswordOutcome | { kind: 'incomplete'; errors: SignInError[] };

/** What the page says about a try that was not accepted. */
const errorOf: Record<Exclude<PasswordOutcome['kind'], 'accepted'>, SignInError> = {
  refused: 'refused',
  'captcha-required': 'missingCaptcha',
  'too-many': 'tooMany',
};

async function signInWith(
  form: URLSearchParams,
  signIn: string,
  { people, database, keys }: SignInRoutesOptions,
): Promise<Outcome> {
  const persona = form.get('persona');
  if (persona !== null) return signInAsPersona(persona, people);
  const username = usernameOf(form.get('username') ?? '');
  const password = form.get('password') ?? '';
  const errors: SignInError[] = [];
  if (username === '') errors.push('missingUsername');
  if (password === '') errors.push('missingPassword');
  if (errors.length > 0) return { kind: 'incomplete', errors };
  const captchaPassed = createCaptcha(keys.cookie).isPassed({ signIn, username }, form.get('captchaPassed'));
  return checkPassword({ username, password, captchaPassed }, people, database);
}

/** Signs in as a persona that the page offers: without listed personas, everybody needs a password. */
async function signInAsPersona(username: string, people: People): Promise<Outcome> {
  const offered = await people.listPersonas();
  const isOffered = offered.some((persona) => persona.username === username);
  return isOffered ? { kind: 'accepted', username } : { kind: 'refused' };
}

async function showPage(
  response: ServerResponse,
  interaction: Interaction,
  { people, brand, help, database, keys }: SignInRoutesOptions,
  state: Pick<SignInPage, 'username' | 'keepMeIn' | 'errors'>,
): Promise<void> {
  const subject = { signIn: interaction.uid, username: usernameOf(state.username) };
  const captchaRequired = await isCaptchaRequired(subject.username, database);
  const page = signInPage({
    language: readLocales(interaction.params['ui_locales']),
    brand,
    help,
    action: signInPath + interaction.uid,
    captcha: captchaRequired ? createCaptcha(keys.cookie).valueFor(subject) : undefined,
    personas: await people.listPersonas(),
    ...state,
  });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
}

function refuse(response: ServerResponse): void {
  response.statusCode = 403;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end('This form was not sent by the sign-in page.');
}

const largestForm = 10_000;

/**
 * Reads an HTML form that one of our own pages sent.
 *
 * @param origin origin of this service
 * @returns undefined when another site sent it, when it is no form or when it is too large
 */
async function readOwnForm(request: IncomingMessage, origin: string): Promise<URLSearchParams | undefined> {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return undefined;
  if (headers.origin !== undefined && headers.origin !== origin) return undefined;
  if (headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded') return undefined;
  const text = await readBody(request, largestForm);
  return text === undefined ? undefined : new URLSearchParams(text);
}
