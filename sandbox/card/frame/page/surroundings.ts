import type { Configuration, FrameBrand, FrameSurface } from './protocol.ts';

/** Sets the language and the title of the page, for screen readers. */
export function showLanguage(language: string, title: string): void {
  document.documentElement.lang = language;
  document.title = title;
}

/** Sets light or dark as in the portal; `system` leaves it to the browser. */
export function showScheme(scheme: Configuration['scheme']): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

/** Sets the background of the portal below the frame. */
export function showSurface(surface: FrameSurface): void {
  document.documentElement.dataset['surface'] = surface;
}

const brandProperties: readonly (readonly [keyof FrameBrand, string])[] = [
  ['accent', '--brand-accent'],
  ['accentDark', '--brand-accent-dark'],
  ['onAccent', '--brand-on-accent'],
  ['onAccentDark', '--brand-on-accent-dark'],
];

/** Sets the colours of the brand; a value that is not `#rrggbb` keeps the default. */
export function showBrand(brand: FrameBrand | undefined): void {
  const { style } = document.documentElement;
  for (const [name, property] of brandProperties) {
    const color = brand?.[name];
    if (typeof color === 'string' && /^#[0-9a-f]{6}$/iu.test(color)) style.setProperty(property, color);
    else style.removeProperty(property);
  }
}
