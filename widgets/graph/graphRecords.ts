import type { RecordCall, RecordSource } from '../../engine/index.ts';
import { askGraph } from './askGraph.ts';
import type { Question } from './question.ts';

/** The query and mapping of a source of records. */
export interface GraphRecords<Data, Variables, Node, Item extends object, Parameter extends string> {
  variables(call: RecordCall<Parameter>): Variables;
  /** The list in the answer. */
  nodes(data: Data, call: RecordCall<Parameter>): readonly Node[];
  item(node: Node): Item;
}

/** A source of records that asks the graph: a question, and how what it answers becomes items. Half an answer is none. */
export function graphRecords<
  Data,
  Variables extends Readonly<Record<string, unknown>>,
  Node,
  Item extends object,
  Parameter extends string,
>(
  question: Question<Data, Variables>,
  { variables, nodes, item }: GraphRecords<Data, Variables, Node, Item, Parameter>,
): RecordSource<Item, Parameter> {
  return async (call, services) => nodes(await askGraph(services, question, variables(call)), call).map(item);
}
