import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Lowest contrast at which WCAG 2 (1.4.3) takes text to be readable. */
const readable = 4.5;

/** What is written on the colour of the brand can be read. */
export const colors: LinkCheck = ({ manifests, placeOf }) => {
  const { accent, onAccent } = manifests.site['site']?.brand.colors ?? {};
  if (!accent || !onAccent) return [];
  const expected = `a colour on which "onAccent" can be read, with a contrast of ${readable} to 1 at least`;
  return (['light', 'dark'] as const)
    .filter((scheme) => contrast(accent[scheme], onAccent[scheme]) < readable)
    .map((scheme) =>
      problem('wrong-value', { expected }, placeOf('site', 'site', `/brand/colors/accent/${scheme}`)),
    );
};

/** How much lighter one colour, `#rrggbb`, is than another, as WCAG 2 counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
