/**
 * Number of steps of a backtracking matcher, like the browser's: it tries alternatives in order and returns to the last
 * choice at a dead end. Counting is exact, unlike measuring time. Knows just the part of the language that our schemas
 * use, and throws at the rest.
 */
export function countSteps(
  pattern: string,
  text: string,
  limit: number,
): { steps: number; matches: boolean } {
  const program = compile(pattern);
  const choices: [place: number, index: number][] = [[0, 0]];
  let steps = 0;
  for (let choice = choices.pop(); choice && steps < limit; choice = choices.pop()) {
    let [place, index] = choice;
    for (let running = true; running && steps < limit;) {
      steps += 1;
      const instruction = program[place];
      if (!instruction) return { steps, matches: true };
      switch (instruction.kind) {
        case 'character': {
          const character = text[index];
          running = character !== undefined && instruction.accepts(character);
          index += 1;
          place += 1;
          break;
        }
        case 'either':
          choices.push([instruction.orElse, index]);
          place = instruction.first;
          break;
        case 'jump':
          place = instruction.to;
          break;
        case 'start':
          running = index === 0;
          place += 1;
          break;
        default:
          running = index === text.length;
          place += 1;
      }
    }
  }
  return { steps, matches: false };
}

type Instruction =
  | { kind: 'character'; accepts(character: string): boolean }
  | { kind: 'either'; first: number; orElse: number }
  | { kind: 'jump'; to: number }
  | { kind: 'start' }
  | { kind: 'end' };

/** Builds a piece of a program, given the address of its first instruction. */
type Piece = (at: number) => Instruction[];

function compile(pattern: string): Instruction[] {
  const reader = { pattern, at: 0 };
  const piece = readAlternatives(reader);
  if (reader.at < pattern.length) throw new Error(`Cannot read ${pattern} from ${reader.at}.`);
  return piece(0);
}

interface Reader {
  pattern: string;
  at: number;
}

function readAlternatives(reader: Reader): Piece {
  const first = readSequence(reader);
  if (reader.pattern[reader.at] !== '|') return first;
  reader.at += 1;
  const second = readAlternatives(reader);
  return (at) => {
    const left = first(at + 1);
    const afterLeft = at + 1 + left.length + 1;
    const right = second(afterLeft);
    const end = afterLeft + right.length;
    return [
      { kind: 'either', first: at + 1, orElse: afterLeft },
      ...left,
      { kind: 'jump', to: end },
      ...right,
    ];
  };
}

function readSequence(reader: Reader): Piece {
  const pieces: Piece[] = [];
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern[reader.at] ?? '')) {
    pieces.push(readRepeated(reader));
  }
  return inTurn(pieces);
}

function readRepeated(reader: Reader): Piece {
  const piece = readOne(reader);
  const quantifier = /^(?:[*+?]|\{(\d+)\})/.exec(reader.pattern.slice(reader.at));
  if (!quantifier) return piece;
  reader.at += quantifier[0].length;
  if (quantifier[0] === '*') return many(piece);
  if (quantifier[0] === '+') return inTurn([piece, many(piece)]);
  if (quantifier[0] === '?') return perhaps(piece);
  return inTurn(Array.from({ length: Number(quantifier[1]) }, () => piece));
}

function readOne(reader: Reader): Piece {
  const rest = reader.pattern.slice(reader.at);
  const group = /^\((?:\?:)?/.exec(rest);
  if (group) {
    reader.at += group[0].length;
    const inner = readAlternatives(reader);
    reader.at += 1;
    return inner;
  }
  const [token = ''] = /^(?:\[(?:\\.|[^\]\\])*\]|\\.|[^()|*+?{])/.exec(rest) ?? [];
  if (token === '') throw new Error(`Cannot read ${reader.pattern} from ${reader.at}.`);
  reader.at += token.length;
  if (token === '^') return () => [{ kind: 'start' }];
  if (token === '$') return () => [{ kind: 'end' }];
  const accepted = new RegExp(`^${token}$`, 's');
  return () => [{ kind: 'character', accepts: (character) => accepted.test(character) }];
}

function inTurn(pieces: readonly Piece[]): Piece {
  return (at) =>
    pieces.reduce<Instruction[]>((program, piece) => [...program, ...piece(at + program.length)], []);
}

function many(piece: Piece): Piece {
  return (at) => {
    const inner = piece(at + 1);
    return [
      { kind: 'either', first: at + 1, orElse: at + inner.length + 2 },
      ...inner,
      { kind: 'jump', to: at },
    ];
  };
}

function perhaps(piece: Piece): Piece {
  return (at) => {
    const inner = piece(at + 1);
    return [{ kind: 'either', first: at + 1, orElse: at + 1 + inner.length }, ...inner];
  };
}
