/**
 * The moment until which a drawing that asks for the date stays the same: the end of the year, of the month, or of the
 * day, the longest that holds; `now` if none does.
 *
 * @param drawnAt draws it at another moment
 * @returns milliseconds since the epoch
 */
export async function looksSoUntil(
  html: string,
  now: number,
  drawnAt: (moment: number) => Promise<string | undefined>,
): Promise<number> {
  const date = new Date(now);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const ends = [new Date(year + 1, 0), new Date(year, month + 1), new Date(year, month, day + 1)];
  for (const end of ends.map(Number)) if ((await drawnAt(end - 1)) === html) return end;
  return now;
}
