import { createHash } from 'node:crypto';
import { Kind, OperationTypeNode, parse, print, visit, type DefinitionNode } from 'graphql';
import { parseRecord } from '../../platform/json.ts';
import documents from './generated/documents.json' with { type: 'json' };

const texts = new Map(Object.entries(documents));

/** Longest variables in a GET, in characters: the portal's are short, and addresses are written into logs. */
const longestVariables = 1_000;

/**
 * Reads a query sent by GET, `?id=<SHA-256>&variables=<JSON>`, into the body of the equivalent POST.
 *
 * @returns undefined if no query of the portal has this id
 */
export function readQuestion(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const query = texts.get(searchParams.get('id') ?? '');
  if (query === undefined || !isQuery(query)) return undefined;
  const given = searchParams.get('variables') ?? '{}';
  const variables = given.length > longestVariables ? undefined : parseRecord(given);
  // Variables that are no object are passed on as an invalid value, and rejected like any other.
  return JSON.stringify({ query, variables: variables ?? given.slice(0, 1) });
}

/** Whether a body holds a document of the portal's own code; `__typename` fields, which clients add, are ignored. */
export function isKnown(body: string): boolean {
  const query = parseRecord(body)?.['query'];
  if (typeof query !== 'string') return false;
  try {
    const document = visit(parse(query, { maxTokens: 3_000, noLocation: true }), {
      Field: ({ name }) => (name.value === '__typename' ? null : undefined),
    });
    const text = print({ ...document, definitions: document.definitions.toSorted(inOrder) });
    return texts.has(createHash('sha256').update(text).digest('hex'));
  } catch {
    return false;
  }
}

/** Sorts definitions as in documents.json: the operation first, then its fragments by name. */
function inOrder(one: DefinitionNode, other: DefinitionNode): number {
  return orderOf(one) < orderOf(other) ? -1 : 1;
}

function orderOf(definition: DefinitionNode): string {
  return definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';
}

function isQuery(text: string): boolean {
  return parse(text).definitions.every(
    (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === OperationTypeNode.QUERY,
  );
}
