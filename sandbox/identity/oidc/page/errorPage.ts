import { html } from '../../../platform/html.ts';
import type { Language } from '../../language.ts';
import { identityCopy } from '../copy/index.ts';
import { pageFrame } from './pageFrame.ts';

export interface IdentityErrorPage {
  language: Language;
  brand: string;
  /** Where people can start again. */
  portal: string;
  /** Finds the error in the log; nothing about it is told to the browser. */
  reference: string;
}

/** Writes the page for a sign-in that can be sent nowhere else. */
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
