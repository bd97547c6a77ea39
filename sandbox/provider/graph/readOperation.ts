import {
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';

/** A requested field of the query or the mutation. */
export interface RootField {
  parent: 'Query' | 'Mutation' | 'Subscription';
  name: string;
}

const mostTokens = 1500;
const maxDepth = 12;
const maxAliases = 30;

const parents: Record<OperationTypeNode, RootField['parent']> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/** The root fields of a request, or why it is refused. */
export type ReadOperation = { fields: RootField[] } | { problem: 'unreadable' | 'too-large' };

/**
 * Reads the root fields of a GraphQL request before anything runs. A document that is larger, deeper or has more
 * aliases than the portal ever needs is refused.
 */
export function readOperation(body: string): ReadOperation {
  const document = parseDocument(body);
  if (document === undefined) return { problem: 'unreadable' };
  if (isTooLarge(document.document)) return { problem: 'too-large' };
  const operation = chooseOperation(document);
  return operation === undefined ? { problem: 'unreadable' } : { fields: rootFields(operation) };
}

interface NamedDocument {
  document: DocumentNode;
  operationName: string | undefined;
}

function parseDocument(body: string): NamedDocument | undefined {
  try {
    const { query, operationName } = JSON.parse(body) as { query?: unknown; operationName?: unknown };
    if (typeof query !== 'string') return undefined;
    return {
      document: parse(query, { maxTokens: mostTokens, noLocation: true }),
      operationName: typeof operationName === 'string' ? operationName : undefined,
    };
  } catch {
    return undefined;
  }
}

function isTooLarge(document: DocumentNode): boolean {
  let depth = 0;
  let deepest = 0;
  let aliases = 0;
  visit(document, {
    SelectionSet: {
      enter() {
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      leave() {
        depth -= 1;
      },
    },
    Field({ alias }) {
      if (alias !== undefined) aliases += 1;
    },
  });
  return deepest > maxDepth || aliases > maxAliases;
}

function chooseOperation({ document, operationName }: NamedDocument): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operationName === undefined) return operations.length === 1 ? operations[0] : undefined;
  return operations.find(({ name }) => name?.value === operationName);
}

/** The root fields, without those in fragments: the portal has none. */
function rootFields({ operation, selectionSet }: OperationDefinitionNode): RootField[] {
  const parent = parents[operation];
  return selectionSet.selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .map(({ name }) => ({ parent, name: name.value }));
}
