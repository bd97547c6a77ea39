import type { ComponentType, ReactNode } from 'react';

/** A button or link, ready to be shown: its words, and what pressing it does. */
export interface ControlView {
  label: string;
  /** Present where the label is not in the language of the page. */
  language?: string;
  style: 'primary' | 'secondary' | 'quiet' | 'link';
  /** Present for what has an address: then it is a link. */
  href?: string;
  /** The address is outside of the portal. */
  outside?: boolean;
  /** Present where the address opens a new window: what is said of that after the label. */
  newWindow?: string;
  /** Returns the end of what it has begun, where that takes a while: until then it is not pressed again. */
  press(): void | Promise<void>;
}

/** An entry of the error catalogue, in the customer's language. */
export interface ErrorView {
  title: string;
  text: string;
  acknowledge: string;
  actions: readonly ControlView[];
}

/** A question asked over a step of a sequence, or a dialog over any page. */
export interface DialogView {
  title: string;
  text: string;
  actions: readonly ControlView[];
  /** Between text and actions. */
  body?: ReactNode;
  /** In the place of everything, rather than over it. */
  fullScreen?: boolean;
  /** What Escape and a close button do; never: only the actions close it. */
  close: (() => void) | 'never';
}

/** What stands around the content of a step. */
export interface StepView {
  /** Position in the order that holds now, from 1. */
  progress: { current: number; total: number; title: string };
  heading: string;
  /** What is refused, in the order of the fields; empty before the customer has tried to go on. */
  errors: readonly { field: string; message: string }[];
  /** Grows with each refusal: the summary then takes the focus. */
  attempt: number;
  /** The primary one first. */
  actions: readonly ControlView[];
  exit: ControlView | undefined;
  /** What is being done, so far. */
  aside: ReactNode;
  /** The same in one line, for narrow screens. */
  line: { label: string; value: string } | undefined;
}

/** What is said in the place of what failed, with the ways on. */
export interface FailureView {
  /** A whole page that failed is named by a heading, as it would have been itself. */
  of: 'page' | 'widget';
  title: string;
  text: string;
  retryLabel: string;
  /** Undefined: trying again would change nothing. */
  retry: (() => void) | undefined;
  /** Out of the sequence that it happened in. */
  exit?: ControlView | undefined;
}

/** How the engine shows what no manifest places: waits, failures, dialogs. The product brings these components. */
export interface Presentation {
  /** In the place of a widget whose code or facts are on their way. */
  Skeleton: ComponentType<{ label: string }>;
  /** While it is not known yet what a page shows. */
  Waiting: ComponentType<{ label: string }>;
  /** In the place of a widget or page that failed. */
  Failure: ComponentType<FailureView>;
  /** Over the page, until it is acknowledged. */
  ErrorDialog: ComponentType<{ error: ErrorView; onAcknowledge: () => void }>;
  /** Over the page, until it is answered. */
  QuestionDialog: ComponentType<{ dialog: DialogView }>;
  /** A step of a sequence around its own content. */
  StepLayout: ComponentType<{ step: StepView; children: ReactNode }>;
  /**
   * Over the page for a moment: what was done; without a text nothing. It is always there, so that screen readers hear it.
   * `count` grows with each: the same text under another count is said again.
   */
  Toast?: ComponentType<{ text: string | undefined; count: number }>;
  /** Over a step while an operation runs: the step stays visible, but takes no input. */
  Busy: ComponentType<{ label: string; active: boolean; children: ReactNode }>;
  /** Fetches the code of what may have to be said when there is no network any more. Rejects when it cannot be had. */
  prepare?(): Promise<unknown>;
}
