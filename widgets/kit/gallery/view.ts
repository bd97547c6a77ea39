/** What the gallery shows, as its address says it: `?page=billing&language=es&scheme=dark`. */
export interface View {
  page: PageName;
  language: 'en' | 'es';
  scheme: 'light' | 'dark';
  /** Where the card frame is served. */
  cards: string;
}

export const pageNames = ['components', 'forms', 'billing', 'payment', 'method', 'receipt'] as const;
export type PageName = (typeof pageNames)[number];

/** Reads the address; whatever it does not say, or says wrongly, takes the first choice. */
export function readView(search: string): View {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page');
  return {
    page: pageNames.find((name) => name === page) ?? 'components',
    language: parameters.get('language') === 'es' ? 'es' : 'en',
    scheme: parameters.get('scheme') === 'dark' ? 'dark' : 'light',
    cards: parameters.get('cards') ?? 'http://127.0.0.1:4001',
  };
}

/** The address that shows a view. */
export function writeView(view: View): string {
  return `?${new URLSearchParams({ ...view }).toString()}`;
}
