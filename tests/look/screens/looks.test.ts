import { describe, expect, it } from 'vitest';
import { everyLook, sampledLook } from './looks.ts';

const widths = [320, 1440];

describe('the sample of looks', () => {
  it('shows every screen in both schemes and at both widths', () => {
    for (const screen of Array.from({ length: 8 }, (_, index) => index)) {
      const looks = [0, 1].map((language) => sampledLook(widths, screen, language));
      expect(new Set(looks.map(({ scheme }) => scheme)).size).toBe(2);
      expect(new Set(looks.map(({ width }) => width)).size).toBe(2);
    }
  });

  it('shows every look in each language within four screens', () => {
    for (const language of [0, 1]) {
      const looks = [0, 1, 2, 3].map((screen) => JSON.stringify(sampledLook(widths, screen, language)));
      expect(looks.toSorted()).toEqual(
        everyLook(widths)
          .map((look) => JSON.stringify(look))
          .toSorted(),
      );
    }
  });
});
