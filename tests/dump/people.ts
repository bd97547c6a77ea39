/**
 * Whose whole site is written down, and the language that they read: different roles, footprints, balances, delinquency,
 * an enterprise, a visitor. What is written down for them is what a crawl of the running portal comes to.
 */
export const people = [
  ['visitor', 'en'],
  ['maria', 'en'],
  ['diego', 'en'],
  ['luis', 'es'],
  ['janet', 'en'],
  ['pavel', 'es'],
] as const;
