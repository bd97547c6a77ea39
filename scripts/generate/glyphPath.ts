/** An element of an icon of Lucide: its name and attributes. */
export type IconElement = readonly [name: string, attributes: Readonly<Record<string, string>>];

/**
 * Converts an icon to one path (the `d` of SVG), which is all that a page needs: several elements of one stroke look the
 * same as one. Throws for an unknown element.
 */
export function glyphPath(elements: readonly IconElement[]): string {
  return elements.map(pathOf).join('');
}

function pathOf([name, attributes]: IconElement): string {
  const number = (attribute: string): number => Number(attributes[attribute] ?? 0);
  switch (name) {
    case 'path':
      return startingAbsolutely(attributes['d'] ?? '');
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'rect':
      return rectangle({
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
        radius: number('rx'),
      });
    default:
      throw new Error(`An icon has a <${name}>, which nobody has drawn as a path yet.`);
  }
}

/** Makes the first `m` of a path absolute: relative, it would begin where the path before it ended. The rest stays relative. */
function startingAbsolutely(path: string): string {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
  const [, x, y, rest] = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`).exec(path) ?? [];
  if (x === undefined || y === undefined || rest === undefined) return path;
  return `M${x} ${y}${/^[a-z]/i.test(rest) || rest === '' ? '' : 'l'}${rest}`;
}

function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

function rectangle({ x, y, width, height, radius }: Rectangle): string {
  const corner = (toX: number, toY: number): string => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const [wide, high] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${x + radius} ${y}h${wide}${corner(radius, radius)}`,
    `v${high}${corner(-radius, radius)}`,
    `h${-wide}${corner(-radius, -radius)}`,
    `v${-high}${corner(radius, -radius)}z`,
  ].join('');
}
