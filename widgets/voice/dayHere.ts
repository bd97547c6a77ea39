/**
 * The day of a moment in the customer's time zone, like the time of day that is shown beside it.
 *
 * @param moment milliseconds since 1970
 * @returns `YYYY-MM-DD`
 */
export function dayHere(moment: number): string {
  const here = new Date(moment);
  const day = new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()));
  return day.toISOString().slice(0, 10);
}
