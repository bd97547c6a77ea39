/** A calendar day so many days after another one. Days are YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A calendar day as it is typed: MM/DD/YY. */
export function asTyped(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year.slice(-2)}`;
}

/** An instant between morning and early afternoon everywhere in the United States. */
export function midday(day: string): Date {
  return new Date(`${day}T18:00:00Z`);
}
