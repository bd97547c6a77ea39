import { html, type SafeHtml } from '../../../platform/html.ts';
import type { Language } from '../../../platform/language.ts';
import { identityCopy, type IdentityCopy } from '../copy/index.ts';
import type { OfferedPersona } from '../passwordCheck.ts';
import { pageFrame } from './pageFrame.ts';

/** An error of the last try. */
export type SignInError = 'missingUsername' | 'missingPassword' | 'missingCaptcha' | 'refused' | 'tooMany';

/** Addresses of pages for those who cannot sign in; a link without one is left out. */
export interface SignInHelp {
  /** For those who have forgotten their username or password. */
  forgot?: string | undefined;
  /** For those who have no username yet. */
  create?: string | undefined;
}

export interface SignInPage {
  language: Language;
  brand: string;
  help: SignInHelp;
  /** Address of the forms; `/cancel` below it cancels the sign-in. */
  action: string;
  username: string;
  /** Whether `keep me signed in` is ticked. */
  keepMeIn: boolean;
  /** The value of the captcha's box; undefined if none is required. */
  captcha: string | undefined;
  errors: readonly SignInError[];
  personas: readonly OfferedPersona[];
}

/** The field of each error; `refused` never tells which of the two was wrong. */
const fieldOf: Record<SignInError, 'username' | 'password' | 'captchaPassed'> = {
  missingUsername: 'username',
  missingPassword: 'password',
  missingCaptcha: 'captchaPassed',
  refused: 'username',
  tooMany: 'username',
};

/** Renders the sign-in page: a form and, in a sandbox, the personas. It works without its script. */
export function signInPage(page: SignInPage): string {
  const copy = identityCopy(page.language);
  const title = page.errors.length > 0 ? `${copy.problemTitle}: ${copy.title}` : copy.title;
  const content = html`<h1>${copy.title}</h1>
    ${errorSummary(page.errors, copy)} ${passwordForm(page, copy)} ${helpLinks(page, copy)}
    <form method="post" action="${page.action}/cancel">
      <button class="quiet" type="submit">${copy.cancel}</button>
    </form>
    ${personaList(page, copy)}`;
  const script = '/script/show-password.js';
  return pageFrame({ language: page.language, title, brand: page.brand, content, script });
}

function passwordForm(page: SignInPage, copy: IdentityCopy): SafeHtml {
  return html`<form class="card" method="post" action="${page.action}" novalidate>
    ${field(page, copy, { name: 'username', type: 'text', value: page.username })}
    ${passwordField(page, copy)} ${captchaBox(page, copy)} ${keepMeInBox(page, copy)}
    <button class="primary" type="submit">${copy.submit}</button>
  </form>`;
}

function field(
  { errors }: SignInPage,
  copy: IdentityCopy,
  { name, type, value }: { name: 'username' | 'password'; type: string; value: string },
): SafeHtml {
  const error = errors.find((candidate) => candidate.startsWith('missing') && fieldOf[candidate] === name);
  const autocomplete = name === 'username' ? 'username' : 'current-password';
  return html`<div class="field">
    <label for="${name}">${copy[name]}</label>
    ${error === undefined ? undefined : html`<p class="error" id="${name}-error">${copy[error]}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      required${describedBy(name, error)}
    />
  </div>`;
}

function passwordField(page: SignInPage, copy: IdentityCopy): SafeHtml {
  return html`<div class="password">
    ${field(page, copy, { name: 'password', type: 'password', value: '' })}
    <button
      class="quiet"
      type="button"
      hidden
      aria-controls="password"
      data-shows-password
      data-show="${copy.showPassword}"
      data-hide="${copy.hidePassword}"
    >
      ${copy.showPassword}
    </button>
  </div>`;
}

function helpLinks({ help }: SignInPage, copy: IdentityCopy): SafeHtml {
  const links = (['forgot', 'create'] as const).map(
    (name) => help[name] !== undefined && html`<li><a href="${help[name]}">${copy[name]}</a></li>`,
  );
  return html`<ul class="help">
    ${links.filter((link) => link !== false)}
  </ul>`;
}

function captchaBox({ captcha, errors }: SignInPage, copy: IdentityCopy): SafeHtml | undefined {
  if (captcha === undefined) return undefined;
  const isMissing = errors.includes('missingCaptcha');
  return html`<div class="field">
    ${isMissing ? html`<p class="error" id="captchaPassed-error">${copy.missingCaptcha}</p>` : undefined}
    <label class="check" for="captchaPassed">
      <input
        id="captchaPassed"
        name="captchaPassed"
        type="checkbox"
        value="${captcha}"
        autocomplete="off"
        required
        aria-describedby="${isMissing ? 'captchaPassed-error ' : ''}captchaPassed-hint"
        ${isMissing ? html` aria-invalid="true"` : undefined}
      />
      <span>${copy.captchaPassed}</span>
    </label>
    <p class="hint" id="captchaPassed-hint">${copy.captchaHint}</p>
  </div>`;
}

function keepMeInBox({ keepMeIn }: SignInPage, copy: IdentityCopy): SafeHtml {
  return html`<div class="field">
    <label class="check" for="keepMeIn">
      <input
        id="keepMeIn"
        name="keepMeIn"
        type="checkbox"
        value="true"
        autocomplete="off"
        aria-describedby="keepMeIn-hint"
        ${keepMeIn ? html` checked` : undefined}
      />
      <span>${copy.keepMeIn}</span>
    </label>
    <p class="hint" id="keepMeIn-hint">${copy.keepMeInHint}</p>
  </div>`;
}

function describedBy(name: string, error: SignInError | undefined): SafeHtml | undefined {
  return error === undefined ? undefined : html` aria-invalid="true" aria-describedby="${name}-error"`;
}

function errorSummary(errors: readonly SignInError[], copy: IdentityCopy): SafeHtml | undefined {
  if (errors.length === 0) return undefined;
  const items = errors.map((error) => html`<li><a href="#${fieldOf[error]}">${copy[error]}</a></li>`);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${copy.problemTitle}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

function personaList({ personas, action }: SignInPage, copy: IdentityCopy): SafeHtml | undefined {
  if (personas.length === 0) return undefined;
  const buttons = personas.map(
    (persona) =>
      html`<li>
        <button class="persona" type="submit" name="persona" value="${persona.username}">
          <span class="name">${persona.name}</span> <span class="username">${persona.username}</span>
          <span class="description" lang="en">${persona.description}</span>
        </button>
      </li>`,
  );
  return html`<details class="personas">
    <summary>${copy.personas}</summary>
    <p class="hint">${copy.personasHint}</p>
    <form method="post" action="${action}">
      <ul>
        ${buttons}
      </ul>
    </form>
  </details>`;
}
