import { element } from './element.ts';
import { createFieldView } from './fieldView.ts';
import { fieldsOf, type Entries } from './fields.ts';
import {
  entriesOf,
  followBrand,
  partOf,
  recheck,
  recheckSecurityCode,
  showError,
  tidy,
  type FormState,
  type Part,
} from './formState.ts';
import type { Configuration, FieldError, FieldName, FrameLimits, ShownError } from './protocol.ts';
import { fieldWords } from './words.ts';

/** Fields that the form keeps no longer than needed. */
const secrets: readonly FieldName[] = [
  'cardNumber',
  'securityCode',
  'routingNumber',
  'accountNumber',
  'password',
];

/** The form of one mode. */
export interface FormView {
  entries(): Entries;
  fill(entries: Entries): void;
  /** Shows exactly these errors; returns them with their sentences, in the order of the form. */
  showErrors(errors: readonly FieldError[]): readonly ShownError[];
  /** Sets changed limits, such as the day of the payment. */
  setLimits(limits: FrameLimits): void;
  /** Moves the focus to a field, or to the first one if there is no such field. */
  focus(field: string): void;
  /** Empties the fields that hold secrets. */
  clearSecrets(): void;
  /** Empties the security code, says that it does not match, and waits there for another one; the rest may be right. */
  refuseSecret(): void;
  clear(): void;
}

/** Builds the form into `root`, replacing its content. `onEnter` is called when Enter is pressed in a field. */
export function createFormView(
  root: HTMLElement,
  configuration: Configuration,
  onEnter: () => void,
): FormView {
  const parts = fieldsOf(configuration.mode).map((field) => ({
    field,
    view: createFieldView(field, fieldWords(field, configuration.copy)),
  }));
  const state: FormState = { parts, context: configuration };
  root.replaceChildren(createForm(state, onEnter));
  followBrand(state);
  const empty = (wanted: (name: FieldName) => boolean): void => {
    for (const { field, view } of parts) if (wanted(field.name)) view.fill('');
    followBrand(state);
  };
  return {
    entries: () => entriesOf(state),
    fill: (entries) => {
      for (const { field, view } of parts) view.fill(entries[field.name] ?? '');
      followBrand(state);
    },
    showErrors: (errors) =>
      parts.flatMap((part) => {
        const error = errors.find(({ field }) => field === part.field.name);
        const message = showError(state, part, error);
        return error === undefined || message === undefined ? [] : [{ ...error, message }];
      }),
    setLimits: (limits) => {
      state.context = { ...state.context, limits };
      for (const part of parts) recheck(state, part);
    },
    focus: (name) => (partOf(state, name) ?? parts[0])?.view.focus(),
    clearSecrets: () => empty((name) => secrets.includes(name)),
    refuseSecret: () => {
      const code = partOf(state, 'securityCode');
      empty((name) => (code ? name === code.field.name : secrets.includes(name)));
      if (!code) return;
      showError(state, code, { error: 'mismatch' });
      code.view.focus();
    },
    clear: () => {
      empty(() => true);
      for (const { view } of parts) view.setError(undefined);
    },
  };
}

function createForm(state: FormState, onEnter: () => void): HTMLFormElement {
  const form = element('form', 'form');
  form.noValidate = true;
  form.append(...layOut(state.parts));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    onEnter();
  });
  form.addEventListener('input', () => followBrand(state));
  form.addEventListener('focusout', ({ target }) => {
    const part = partOf(state, target instanceof HTMLInputElement ? target.name : '');
    if (part !== undefined) leave(state, part);
  });
  return form;
}

/** Handles leaving a field. Errors appear on submit only; a shown one disappears when the field is left corrected. */
function leave(state: FormState, part: Part): void {
  tidy(part);
  recheck(state, part);
  if (part.field.name === 'cardNumber') recheckSecurityCode(state);
}

/** Lays out the fields: consecutive short ones share a line. */
function layOut(parts: readonly Part[]): HTMLElement[] {
  const rows: HTMLElement[] = [];
  let line: HTMLElement | undefined;
  for (const { field, view } of parts) {
    if (field.width !== 'short') {
      line = undefined;
      rows.push(view.root);
      continue;
    }
    if (line === undefined) {
      line = element('div', 'line');
      rows.push(line);
    }
    line.append(view.root);
  }
  return rows;
}
