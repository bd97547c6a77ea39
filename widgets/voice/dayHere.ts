/**
 * The day of a moment where the customer is, as is the time of day that stands beside it.
 *
 * @param moment milliseconds since 1970
 * @returns `YYYY-MM-DD`
 */
export function dayHere(moment: number): string {
  const here = new Date(moment);
  const day = new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()));
  return day.toISOString().slice(0, 10);
}
