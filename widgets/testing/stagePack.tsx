import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useRunner, type Pack, type Widget } from '../../engine/index.ts';
import { sourcesOf } from './stageProvider.ts';
import type { WidgetExample } from './widgetExample.ts';

/** Makes every widget of a test fail, and whole again. */
export interface Fault {
  arm(): void;
  disarm(): void;
  /** The same widget, which throws while the fault is armed. */
  into(widget: Widget): Widget;
}

/** The facts of an example, the plainest frame, marks before and after, and what fills in the answers of a sequence. */
export function stagePack(example: WidgetExample, groups: readonly string[]): Pack {
  return {
    domain: 'stage',
    sources: sourcesOf(example, groups),
    widgets: {
      frame: () => Promise.resolve(Frame),
      before: () => Promise.resolve(Before),
      around: () => Promise.resolve(Around),
      after: () => Promise.resolve(After),
      answers: () => Promise.resolve(answersWidget(example.answers ?? {})),
    },
  };
}

/** The id of the element around the example. */
export const stageId = 'stage';

const Frame: Widget = ({ slots }) => <main>{slots['content']}</main>;
const Before: Widget = () => <p>Before</p>;
const Around: Widget = ({ slots }) => <div data-testid={stageId}>{slots['inside']}</div>;
const After: Widget = () => <p>After</p>;

function answersWidget(answers: Readonly<Record<string, string | boolean>>): Widget {
  return function Answers() {
    const runner = useRunner();
    useEffect(() => runner.change(answers), [runner]);
    return undefined;
  };
}

/** A fault that is not armed yet. */
export function createFault(): Fault {
  let isArmed = false;
  const listeners = new Set<() => void>();
  const become = (next: boolean) => (): void => {
    isArmed = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    arm: become(true),
    disarm: become(false),
    into(Whole) {
      return function Fragile(props) {
        if (useSyncExternalStore(subscribe, () => isArmed)) throw new Error('The widget fails.');
        return createElement(Whole, props);
      };
    },
  };
}
