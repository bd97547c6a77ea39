import { alertIcon, element } from './element.ts';
import type { Field } from './fields.ts';

/** The texts of a field; undefined if there is none. */
export interface FieldWords {
  label: string;
  hint: string | undefined;
  /** The labels of the options of a choice, in their order. */
  options: readonly string[];
}

/** The view of one field: a text input or a choice. */
export interface FieldView {
  root: HTMLElement;
  value(): string;
  fill(text: string): void;
  setHint(hint: string | undefined): void;
  /** Shows an error beside the field, or removes it. */
  setError(error: string | undefined): void;
  hasError(): boolean;
  /** Sets the content at the end of the input, such as the brand of a card. */
  setMark(...mark: (SVGElement | string)[]): void;
  focus(): void;
}

/** Creates a field with its label, hint and error linked to it. */
export function createFieldView(field: Field, words: FieldWords): FieldView {
  return field.options === undefined
    ? createTypedView(field, words)
    : createChoiceView(field, field.options, words);
}

function createTypedView(field: Field, words: FieldWords): FieldView {
  const root = element('div', `field ${field.width}`);
  const label = element('label', 'label', words.label);
  const box = element('div', 'box');
  const input = element('input', 'input');
  const mark = element('span', 'mark');
  label.htmlFor = field.name;
  input.id = field.name;
  input.name = field.name;
  input.type = field.isHidden === true ? 'password' : 'text';
  input.inputMode = field.keyboard;
  input.autocomplete = field.autocomplete as AutoFill;
  input.spellcheck = false;
  if (field.isOptional !== true) input.setAttribute('aria-required', 'true');
  mark.id = `${field.name}-mark`;
  box.append(input, mark);
  const messages = createMessages(field.name, [mark.id], input);
  root.append(label, messages.hint, messages.error, box);
  messages.setHint(words.hint);
  return {
    root,
    value: () => input.value,
    fill: (text) => {
      input.value = text;
    },
    setHint: messages.setHint,
    setError: messages.setError,
    hasError: messages.hasError,
    setMark: (...parts) => mark.replaceChildren(...parts),
    focus: () => input.focus(),
  };
}

function createChoiceView(field: Field, options: readonly string[], words: FieldWords): FieldView {
  const root = element('fieldset', 'field full');
  const messages = createMessages(field.name, [], root);
  const choices = element('div', 'choices');
  const inputs = options.map((option, index) => {
    const label = element('label', 'choice');
    const input = element('input', 'radio');
    input.type = 'radio';
    input.name = field.name;
    input.value = option;
    label.append(input, element('span', 'dot'), words.options[index] ?? option);
    choices.append(label);
    return input;
  });
  root.id = field.name;
  root.setAttribute('role', 'radiogroup');
  root.append(element('legend', 'label', words.label), messages.hint, messages.error, choices);
  messages.setHint(words.hint);
  return {
    root,
    value: () => inputs.find((input) => input.checked)?.value ?? '',
    fill: (text) => {
      for (const input of inputs) input.checked = input.value === text;
    },
    setHint: messages.setHint,
    setError: messages.setError,
    hasError: messages.hasError,
    setMark: () => undefined,
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0])?.focus(),
  };
}

interface Messages {
  hint: HTMLElement;
  error: HTMLElement;
  setHint(hint: string | undefined): void;
  setError(error: string | undefined): void;
  hasError(): boolean;
}

/** Hint and error of a field, hidden while empty, named in the description of `described`. */
function createMessages(name: string, alwaysDescribing: readonly string[], described: HTMLElement): Messages {
  const hint = element('p', 'hint');
  const error = element('p', 'error');
  hint.id = `${name}-hint`;
  error.id = `${name}-error`;
  const show = (message: HTMLElement, text: string | undefined): void => {
    message.replaceChildren(...(text !== undefined && message === error ? [alertIcon()] : []), text ?? '');
    message.hidden = text === undefined;
    const describing = [hint, error].filter((each) => !each.hidden).map((each) => each.id);
    described.setAttribute('aria-describedby', [...describing, ...alwaysDescribing].join(' '));
  };
  show(hint, undefined);
  show(error, undefined);
  return {
    hint,
    error,
    setHint: (text) => {
      if (text !== (hint.hidden ? undefined : hint.textContent)) show(hint, text);
    },
    setError: (text) => {
      show(error, text);
      if (text === undefined) described.removeAttribute('aria-invalid');
      else described.setAttribute('aria-invalid', 'true');
    },
    hasError: () => !error.hidden,
  };
}
