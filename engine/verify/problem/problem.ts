import type { Place } from '../../core/json/index.ts';
import { type CatalogueEntry, problemCatalogue, type ProblemCatalogue } from './catalogue.ts';
import { suggest } from './meantName.ts';

/** Names of the problems that the engine can find. */
export type ProblemCode = keyof ProblemCatalogue;

/** One change of a file of a portal. Files are named as in a problem's place. */
export type FixEdit =
  /** Sets a value at a pointer. A missing one is added: `$schema` at the beginning, anything else at the end. */
  | { file: string; pointer: string; value: unknown }
  /** Renames the member at a pointer. */
  | { file: string; pointer: string; key: string }
  /** Removes the part at a pointer; of a duplicate key the second. The pointer '' removes the file. */
  | { file: string; pointer: string; remove: true }
  /** Replaces the whole text of a file that was no JSON. */
  | { file: string; pointer: string; text: string }
  /** Renames the file. */
  | { file: string; pointer: ''; moveTo: string };

/** A fix that needs no decision. */
export interface Fix {
  /** `spelling` corrects a name, `form` writes the same in the expected form, `removal` removes something. */
  kind: 'spelling' | 'form' | 'removal';
  /** Whether it loses nothing that was written. A fix that does is applied only on request. */
  lossless: boolean;
  /** What it does, to be read after "`portal check --fix`": `writes "late-notice" instead`. */
  does: string;
  edits: readonly FixEdit[];
}

/** What is wrong, where, what would be right, and what to do about it. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  place: Place;
  message: string;
  /** The names that would have been valid there. */
  known: readonly string[];
  remedy: string;
  /** The smallest set of facts of a customer to whom it happens; empty if it happens to everybody. */
  witness?: Witness;
  /** What fixes it without asking anybody, where something does. */
  fix?: Fix;
}

/** Fact name -> value. */
export type Witness = Readonly<Record<string, boolean | string | number>>;

/** Makes a problem of the catalogue. `known` lists the alternatives, where there are any. */
export function problem<Code extends ProblemCode>(
  code: Code,
  context: MessageContext<ProblemCatalogue[Code]['message']>,
  place: Place,
  known: readonly string[] = [],
): Problem {
  const { severity = 'error', message, remedy }: CatalogueEntry = problemCatalogue[code];
  return { code, severity, place, message: fillMessage(message, context), known, remedy };
}

/** The problems that keep a portal from being published; the others are warnings. */
export function errorsAmong(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** The names in braces that a message needs. Text in brackets is left out if its name has no value. */
type MessageContext<Message extends string> = [NamesIn<Message>] extends [never]
  ? undefined
  : Readonly<
      Record<Exclude<NamesIn<Message>, OptionalNamesIn<Message>>, string | number> &
        Partial<Record<OptionalNamesIn<Message>, string | undefined>>
    >;

type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type OptionalNamesIn<Message extends string> = Message extends `${string}[${infer Part}]${infer Rest}`
  ? NamesIn<Part> | OptionalNamesIn<Rest>
  : never;

/** A message of the catalogue as a sentence. */
export function fillMessage(
  message: string,
  context: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${context[name]}`);
  return message
    .split(/\[(.*?)\]/)
    .map((part, index) => {
      const isOptional = index % 2 === 1;
      const name = /\{(\w+)\}/.exec(part)?.[1] ?? '';
      return isOptional && context[name] === undefined ? '' : filled(part);
    })
    .join('');
}

/**
 * One problem as text:
 * `unknown-reference: manifests/portal/pages/shelf.json:14 (/body/2/widget) names the widget "x", … Did you mean …`
 */
export function formatProblem(found: Problem): string {
  const { code, place, message, remedy, witness, fix } = found;
  const line = place.line === undefined ? '' : `:${place.line}`;
  const pointer = place.pointer === '' ? '' : ` (${place.pointer})`;
  const customer = witness && toWhom(witness);
  return [
    `${code}: ${place.file}${line}${pointer} ${message}`,
    alternatives(found),
    remedy,
    fix && fixedBy(fix),
    customer,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How a problem is fixed, in a few words: "`portal check --fix` writes "late-notice" instead." */
export function fixedBy({ does, lossless }: Fix): string {
  return `\`portal check --fix${lossless ? '' : '=lossy'}\` ${does}.`;
}

/** To whom a problem happens: "Happens to a customer with: session.signedIn = true, …" */
export function toWhom(witness: Witness): string {
  const facts = Object.entries(witness).map(([name, value]) => `${name} = ${value}`);
  return facts.length === 0 ? 'Happens to everybody.' : `Happens to a customer with: ${facts.join(', ')}.`;
}

/** The names that may be meant: those with the same end first, then those of the same group or pack, then those with a word of it. Long lists are cut. */
export function alternatives({ message, known }: Pick<Problem, 'message' | 'known'>): string {
  if (known.length === 0) return '';
  const misspelt = /"([^"]+)"/.exec(message)?.[1];
  const meant = misspelt === undefined ? undefined : (suggest(misspelt, known) ?? begunAs(misspelt, known));
  const isOfTheSame = (name: string): boolean => groupOf(name) === groupOf(misspelt ?? '');
  const words = misspelt?.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const hasAWord = (name: string): boolean => words.some((word) => name.toLowerCase().includes(word));
  const end = misspelt?.slice(groupOf(misspelt).length) ?? '';
  const rank = (name: string): number =>
    end !== '' && name.endsWith(end) ? 0 : isOfTheSame(name) ? 1 : hasAWord(name) ? 2 : 3;
  const sorted = known.toSorted((a, b) => rank(a) - rank(b));
  const shown = sorted.slice(0, 12).join(', ');
  const rest = known.length > 12 ? `, and ${known.length - 12} more` : '';
  return `${meant === undefined ? '' : `Did you mean "${meant}"? `}Known: ${shown}${rest}.`;
}

/** The only known name of which the first letters were written: `info` of `information`. */
function begunAs(name: string, known: readonly string[]): string | undefined {
  const begun = name.length < 3 ? [] : known.filter((each) => each.startsWith(name));
  return begun.length === 1 ? begun[0] : undefined;
}

/** `library` of `library.open`, `library:title` and `library/shelf`. */
function groupOf(name: string): string {
  return name.split(/[.:/]/)[0] ?? '';
}
