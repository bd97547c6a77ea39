/**
 * The people whose whole site is dumped, and the language that they read: different roles, footprints, balances,
 * delinquency, an enterprise, a visitor. A crawl of the running portal compares its pages with these dumps.
 */
export const people = [
  ['visitor', 'en'],
  ['maria', 'en'],
  ['diego', 'en'],
  ['luis', 'es'],
  ['janet', 'en'],
  ['pavel', 'es'],
] as const;
