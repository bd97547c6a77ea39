import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices, type PackServices } from '../../engine/index.ts';
import { askGraph } from './askGraph.ts';
import { questionAddress, type Question } from './question.ts';

/**
 * The graph's answer to a question. The request starts during the first rendering, so that it waits for nothing else; one
 * for the same question that is on its way is shared, an earlier answer is not: who decides by it may have changed what it
 * says. A failure is thrown to the boundary around the widget.
 *
 * @param variables stay the same for as long as the widget is there
 */
export function useGraph<Data, Variables extends Readonly<Record<string, unknown>>>(
  question: Question<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const services = useServices();
  const [answer] = useState(() => ask(services, question, variables));
  const { data, reason } = useStore(answer);
  if (data === undefined && reason !== undefined) throw reason;
  return data as Data | undefined;
}

type Answer = StoreApi<{ data?: unknown; reason?: unknown }>;

/** Questions on their way by portal, then by their address. */
const underWay = new WeakMap<object, Map<string, Answer>>();

function ask<Data, Variables extends Readonly<Record<string, unknown>>>(
  services: PackServices,
  question: Question<Data, Variables>,
  variables: Variables,
): Answer {
  const ofPortal = underWay.get(services.endpoint) ?? new Map<string, Answer>();
  underWay.set(services.endpoint, ofPortal);
  const key = questionAddress('', question, variables);
  const shared = ofPortal.get(key);
  if (shared) return shared;
  const answer: Answer = createStore(() => ({}));
  ofPortal.set(key, answer);
  askGraph(services, question, variables)
    .then(
      (data) => answer.setState({ data }),
      (reason: unknown) => answer.setState({ reason }),
    )
    .finally(() => ofPortal.delete(key));
  return answer;
}
