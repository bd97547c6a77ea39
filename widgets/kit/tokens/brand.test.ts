import { describe, expect, it } from 'vitest';
import { brandRule } from './brand.ts';

describe('brandRule', () => {
  it('sets one custom property for each colour of the brand', () => {
    const rule = brandRule({
      accent: '#123456',
      onAccent: '#ffffff',
      accentDark: '#abcdef',
      onAccentDark: '#000000',
    });
    expect(rule).toBe(
      ':root{--brand-accent:#123456;--brand-on-accent:#ffffff;--brand-accent-dark:#abcdef;--brand-on-accent-dark:#000000}',
    );
  });

  it('leaves out what is not a plain colour, so that no manifest can write other CSS', () => {
    expect(brandRule({ accent: 'red}body{display:none', onAccent: '#ffffff' })).toBe(
      ':root{--brand-on-accent:#ffffff}',
    );
  });
});
