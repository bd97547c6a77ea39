import { type CodePlace, placesInCode, placesOfDerivation } from './placesInCode.ts';
import type { InCode } from './renaming.ts';

/**
 * What a renaming leaves to people: code that derives a fact, and code that may mean the old name. Nothing is changed
 * there, since the same word may mean something else.
 *
 * @param root folder of the project, absolute
 * @param shown the path of a file in the project, as it is printed
 * @returns paragraphs, none if no code means it
 */
export function describeCode(root: string, inCode: InCode, shown: (file: string) => string): string[] {
  const { derivation } = inCode;
  const listed = (title: string, places: readonly CodePlace[]): string =>
    [title, ...places.map(({ file, lines, text }) => `  ${shown(file)}:${lines.join(',')}  ${text}`)].join(
      '\n',
    );
  const places = placesInCode(root, inCode);
  return [
    ...(derivation
      ? [
          listed(
            `Code derives it and has to follow by hand: until "${derivation.from}" is "${derivation.to}" there, \`check\` finds missing-derivation.`,
            placesOfDerivation(root, derivation.from),
          ),
        ]
      : []),
    ...(places.length > 0 ? [listed('Code that may mean it, and was left as it is:', places)] : []),
  ];
}
