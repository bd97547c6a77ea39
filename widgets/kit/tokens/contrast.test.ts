import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const states = ['information', 'success', 'warning', 'danger'];

const textPairs = [
  ...['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-quiet'].flatMap(
    (surface) => [
      ['text', surface],
      ['text-muted', surface],
      ['accent', surface],
    ],
  ),
  ['on-accent', 'accent'],
  ['on-danger', 'danger-fill'],
  ['danger-icon', 'surface'],
  ...states.map((state) => [`${state}-text`, `${state}-surface`]),
] as [string, string][];

const graphicPairs = [
  ['control-line', 'surface'],
  ['control-line', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ...states.map((state) => [`${state}-icon`, `${state}-surface`]),
] as [string, string][];

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(textPairs)('has text "%s" on "%s" at 4.5 to 1 or more', (text, surface) => {
    expect(contrast(color(text, scheme), color(surface, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('has the graphic "%s" on "%s" at 3 to 1 or more', (graphic, surface) => {
    expect(contrast(color(graphic, scheme), color(surface, scheme))).toBeGreaterThanOrEqual(3);
  });
});

type Scheme = 'light' | 'dark';

/** The `#rrggbb` of a token, read from the style sheet itself. */
function color(name: string, scheme: Scheme): string {
  if (name === 'accent') return defaultBrand('accent', scheme);
  if (name === 'on-accent') return defaultBrand('on-accent', scheme);
  const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens);
  return pick(found, name, scheme);
}

function defaultBrand(name: string, scheme: Scheme): string {
  const found = new RegExp(
    `light-dark\\(var\\(--brand-${name}, (#[0-9a-f]{6})\\), var\\(--brand-${name}-dark, (#[0-9a-f]{6})\\)\\)`,
  ).exec(tokens);
  return pick(found, name, scheme);
}

function pick(found: RegExpExecArray | null, name: string, scheme: Scheme): string {
  const value = found?.[scheme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`tokens.css has no plain colour "${name}"`);
  return value;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
