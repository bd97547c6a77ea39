/** The colours that make a brand, each as `#rrggbb`: the accent and the text upon it, for light and dark. */
export interface BrandColors {
  accent: string;
  onAccent: string;
  accentDark: string;
  onAccentDark: string;
}

const propertyOf: Readonly<Record<keyof BrandColors, string>> = {
  accent: '--brand-accent',
  onAccent: '--brand-on-accent',
  accentDark: '--brand-accent-dark',
  onAccentDark: '--brand-on-accent-dark',
};

const sixDigitColor = /^#[0-9a-f]{6}$/i;

/**
 * The rule that sets a brand, for a constructed style sheet. A colour that is not `#rrggbb` is left out, so the default
 * brand's stands in for it and no manifest can write other CSS.
 */
export function brandRule(colors: Partial<BrandColors>): string {
  const declarations = Object.entries(propertyOf).flatMap(([name, property]) => {
    const value = colors[name as keyof BrandColors];
    return value !== undefined && sixDigitColor.test(value) ? [`${property}:${value}`] : [];
  });
  return `:root{${declarations.join(';')}}`;
}

/** Puts a brand's colours on a document, without an inline style; returns how to take them off again. */
export function adoptBrand(colors: Partial<BrandColors>, target: Document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandRule(colors));
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return () => {
    target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
