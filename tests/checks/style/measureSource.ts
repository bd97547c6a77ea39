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
}

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
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'function', node),
    MethodDefinition: (node) => add(nameOf(node.key), node.value),
    Property: (node) => {
      if (isFunction(node.value)) add(nameOf(node.key), node.value);
    },
    VariableDeclarator: (node) => {
      if (node.init && isFunction(node.init)) add(nameOf(node.id), node.init);
    },
    ExportDefaultDeclaration: () => {
      hasDefaultExport = true;
    },
  }).visit(program);
  return { lines: text.trimEnd().split('\n').length, functions, hasDefaultExport };
}

interface Span {
  start: number;
  end: number;
}

function isFunction(node: { type: string }): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
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
