import type { Configuration, FrameBrand, FrameSurface } from './protocol.ts';

/** Lets the page be read in its language, under its name. */
export function showLanguage(language: string, title: string): void {
  document.documentElement.lang = language;
  document.title = title;
}

/** Light or dark as the portal shows itself; `system` leaves it to the browser. */
export function showScheme(scheme: Configuration['scheme']): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

/** The ground on which the portal has laid the frame. */
export function showSurface(surface: FrameSurface | undefined): void {
  document.documentElement.dataset['surface'] = surface ?? 'surface';
}

const brandProperties: readonly (readonly [keyof FrameBrand, string])[] = [
  ['accent', '--brand-accent'],
  ['accentDark', '--brand-accent-dark'],
  ['onAccent', '--brand-on-accent'],
  ['onAccentDark', '--brand-on-accent-dark'],
];

/** The colours of the brand; whatever is not `#rrggbb` is left at the default. */
export function showBrand(brand: FrameBrand | undefined): void {
  const { style } = document.documentElement;
  for (const [name, property] of brandProperties) {
    const color = brand?.[name];
    if (typeof color === 'string' && /^#[0-9a-f]{6}$/iu.test(color)) style.setProperty(property, color);
    else style.removeProperty(property);
  }
}
