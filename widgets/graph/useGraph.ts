import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices, type PackServices } from '../../engine/index.ts';
import { askGraph } from './askGraph.ts';
import { questionAddress, type Question } from './question.ts';

/**
 * The graph's answer to a question: at first the previous answer, if there is one, then the present one. The request starts
 * during the first rendering, so that it waits for nothing else. If there never was an answer, a failure is thrown to the
 * boundary around the widget.
 *
 * @param variables stay the same for as long as the widget is there
 * @param changes the question is asked again when this is another text than before; undefined while that is not known
 */
export function useGraph<Data, Variables extends Readonly<Record<string, unknown>>>(
  question: Question<Data, Variables>,
  variables: Variables,
  changes?: string,
): Data | undefined {
  const services = useServices();
  const [answers] = useState(() => beginAsking(services, question, variables));
  const { data, reason } = useStore(answers.store);
  const before = useRef(changes);
  useEffect(() => {
    if (changes === undefined) return;
    if (before.current !== undefined && before.current !== changes) answers.ask();
    before.current = changes;
  }, [answers, changes]);
  if (data === undefined && reason !== undefined) throw reason;
  return data as Data | undefined;
}

interface Answers {
  store: StoreApi<{ data?: unknown; reason?: unknown }>;
  /** Loads, unless a request is on its way. */
  ask(): void;
}

/** Answers by portal, then by question. They are kept only as long as the page. */
const kept = new WeakMap<object, Map<string, Answers>>();

function beginAsking<Data, Variables extends Readonly<Record<string, unknown>>>(
  services: PackServices,
  question: Question<Data, Variables>,
  variables: Variables,
): Answers {
  const { endpoint } = services;
  const ofPortal = kept.get(endpoint) ?? new Map<string, Answers>();
  kept.set(endpoint, ofPortal);
  const key = questionAddress('', question, variables);
  const answers = ofPortal.get(key) ?? createAnswers(() => askGraph(services, question, variables));
  ofPortal.set(key, answers);
  answers.ask();
  return answers;
}

function createAnswers(load: () => Promise<unknown>): Answers {
  const store: Answers['store'] = createStore(() => ({}));
  let isUnderWay = false;
  return {
    store,
    ask() {
      if (isUnderWay) return;
      isUnderWay = true;
      if (store.getState().reason !== undefined) store.setState({ reason: undefined });
      load()
        .then(
          (data) => store.setState({ data }),
          (reason: unknown) => store.setState({ reason }),
        )
        .finally(() => (isUnderWay = false));
    },
  };
}
