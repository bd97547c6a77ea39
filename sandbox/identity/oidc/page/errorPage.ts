import { html } from '../../../platform/html.ts';
import type { Language } from '../../../platform/language.ts';
import { identityCopy } from '../copy/index.ts';
import { pageFrame } from './pageFrame.ts';

export interface IdentityErrorPage {
  language: Language;
  brand: string;
  /** Origin of the portal, where people can start again. */
  portal: string;
  /** Reference of the error in the log; the page shows no other detail. */
  reference: string;
}

/** Renders the page for an error in which the browser cannot be redirected. */
export function identityErrorPage({ language, brand, portal, reference }: IdentityErrorPage): string {
  const copy = identityCopy(language);
  const content = html`<h1>${copy.errorTitle}</h1>
    <div class="card">
      <p>${copy.errorText}</p>
      <p><a class="primary" href="${portal}">${copy.errorAction}</a></p>
      <p class="hint">${copy.reference}: ${reference}</p>
    </div>`;
  return pageFrame({ language, title: copy.errorTitle, brand, content });
}
