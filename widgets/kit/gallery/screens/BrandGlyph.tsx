import type { ReactElement } from 'react';

/** A made-up mark, for a made-up brand. */
export function BrandGlyph(): ReactElement {
  return (
    <svg viewBox="0 0 28 28" focusable="false">
      <rect width="28" height="28" rx="8" fill="currentColor" />
      <path
        d="M9 20V8l10 12V8"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
