/**
 * Formats rows as columns of text, two spaces apart. The last column may have any width.
 *
 * @param toTheRight right-aligned columns, counted from 0: numbers
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  toTheRight: readonly number[] = [],
): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return toTheRight.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
