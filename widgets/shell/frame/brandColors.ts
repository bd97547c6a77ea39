import type { BrandColors } from '../../kit/tokens/index.ts';

/** A colour of the site manifest, each as `#rrggbb`. */
interface SiteColor {
  light: string;
  dark: string;
}

/** The site's colours under the names that the tokens have for them. */
export function brandColors(colors: Readonly<Record<string, SiteColor>>): Partial<BrandColors> {
  const { accent, onAccent } = colors;
  return {
    ...(accent && { accent: accent.light, accentDark: accent.dark }),
    ...(onAccent && { onAccent: onAccent.light, onAccentDark: onAccent.dark }),
  };
}
