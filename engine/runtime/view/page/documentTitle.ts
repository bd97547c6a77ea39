/** Title of the document: that of the page with the brand behind it. */
export function documentTitle(words: string | undefined, brand: string): string {
  return words === undefined ? brand : `${words} – ${brand}`;
}
