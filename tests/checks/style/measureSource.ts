import { parseSync, Visitor } from 'vite';

/** The length of a function. */
export interface FunctionSize {
  name: string;
  /** Its first line, counted from 1. */
  line: number;
  /** Lines with code: neither blank ones nor comments. */
  lines: number;
}

/** The measured properties of one file. */
export interface SourceSize {
  /** All lines. */
  lines: number;
  functions: FunctionSize[];
  hasDefaultExport: boolean;
  /** Effects that begin something and return nothing to end it. */
  endlessEffects: { line: number; begins: string }[];
}

/** Calls that go on until somebody ends them. */
const beginning = /\b(setInterval|setTimeout|requestAnimationFrame|addEventListener|subscribe|observe)\(/;

/**
 * Measures a file of TypeScript.
 *
 * @throws Error if it cannot be parsed
 */
export function measureSource(file: string, text: string): SourceSize {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const code = linesWithCode(text, comments);
  const functions: FunctionSize[] = [];
  const add = (name: string, { start, end }: Span): void => {
    const first = lineAt(text, start);
    const last = lineAt(text, end);
    functions.push({ name, line: first, lines: code.slice(first - 1, last).filter(Boolean).length });
  };
  let hasDefaultExport = false;
  const endlessEffects: SourceSize['endlessEffects'] = [];
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'function', node),
    MethodDefinition: (node) => add(nameOf(node.key), node.value),
    Property: (node) => {
      if (isFunction(node.value)) add(nameOf(node.key), node.value);
    },
    VariableDeclarator: (node) => {
      if (node.init && isFunction(node.init)) add(nameOf(node.id), node.init);
    },
    CallExpression: ({ start, callee, arguments: [effect] }) => {
      if (callee.type !== 'Identifier' || !/^use(Layout|Insertion)?Effect$/.test(callee.name)) return;
      const begins = effect && beginning.exec(text.slice(effect.start, effect.end))?.[1];
      if (begins === undefined || !effect || returnsSomething(effect)) return;
      endlessEffects.push({ line: lineAt(text, start), begins });
    },
    ExportDefaultDeclaration: () => {
      hasDefaultExport = true;
    },
  }).visit(program);
  return { lines: text.trimEnd().split('\n').length, functions, hasDefaultExport, endlessEffects };
}

interface Span {
  start: number;
  end: number;
}

function isFunction(node: { type: string }): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** Whether the own body of an effect returns something: what ends it. */
function returnsSomething(effect: { type: string; body?: unknown }): boolean {
  if (!isFunction(effect)) return true;
  const { body } = effect.body as { body?: readonly { type: string; argument?: unknown }[] };
  return body?.some(({ type, argument }) => type === 'ReturnStatement' && argument) ?? true;
}

function nameOf(node: { type: string; name?: unknown }): string {
  return typeof node.name === 'string' ? node.name : 'function';
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** For each line, whether it contains more than comments and space. */
function linesWithCode(text: string, comments: readonly Span[]): boolean[] {
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end);
  }
  return code.split('\n').map((line) => line.trim() !== '');
}
