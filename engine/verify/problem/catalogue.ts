import { proofCatalogue } from './proofCatalogue.ts';

/** Every problem: how bad it is, what it says of a place (see `fillMessage`), and the remedy. */
export const problemCatalogue = {
  'not-json': {
    message: 'is not JSON: {reason}.',
    remedy: 'Correct the JSON at this place.',
  },
  'too-large': {
    message: 'has {size} characters; the limit is {limit}.',
    remedy: 'Split it, or take out what is not needed.',
  },
  'too-deep': {
    message: 'is nested deeper than {limit} levels.',
    remedy: 'Flatten it; name inner conditions in files of their own.',
  },
  'duplicate-key': {
    message: 'has the key "{key}" twice.',
    remedy: 'Keep one of the two.',
  },
  'forbidden-key': {
    message: 'has the key "{key}", which no manifest may have.',
    remedy: 'Choose another name.',
  },
  'misplaced-file': {
    message: 'is not where a manifest or sentences live[: {reason}].',
    remedy:
      'Move it into the folder of its kind, and name it with lower-case letters, digits and dashes, and .json at the end.',
  },
  'missing-file': {
    message: 'does not exist.',
    remedy: 'Add the file. A portal has one of each, and each language has the same files of sentences.',
  },
  'older-format': {
    message: 'is written in version {version} of the format, but this code reads version {present} only.',
    remedy: 'Write it anew in the present one, or use the code that it was written for.',
  },
  'newer-format': {
    message: 'is written in version {version} of the format, but this code reads version {present} only.',
    remedy: 'Use newer code, or the manifests of before.',
  },
  'missing-property': {
    message: 'lacks "{name}"[ ({meaning})].',
    remedy: 'Add it.',
  },
  'unknown-property': {
    message: 'has "{name}", which is not known here[: {strange}].',
    remedy: 'Correct the name or take it out.',
  },
  'wrong-value': {
    message: 'must be {expected}.',
    remedy: 'Correct the value.',
  },
  'no-alternative': {
    message: 'is {written}, which fits none of the forms that {name} can have.',
    remedy: 'Use one of the known forms.',
  },
  'ambiguous-alternative': {
    message: 'needs exactly one of {names}[; to ask both, put each in braces of its own under {both}].',
    remedy: 'Say one of them, and no other.',
  },
  'unknown-reference': {
    message: 'names the {kind} "{name}", which does not exist.',
    remedy: 'Correct the name, or add what it names.',
  },
  'unfilled-field': {
    message: 'has the field "{field}", which the built code does not fill.',
    remedy: 'Say "mayBeAbsent", or build and deploy code that fills it.',
  },
  'unknown-value': {
    message: 'compares {fact} with "{value}", which it never has.',
    remedy: 'Use a value of its domain.',
  },
  'impossible-value': {
    message: 'gives {fact} the value "{value}", which it cannot have.',
    remedy: 'Use a value of its domain.',
  },
  'wrong-comparison': {
    message: 'compares {fact}, which is {type}, with "{operator}".',
    remedy:
      'Use is for yes or no; is or in for one of several values; atLeast or atMost, with the name of a threshold, for whole numbers. Of what is for showing only, let its source say what is asked in a fact or field of its own; of a text that is typed, a derived fact says it.',
  },
  'no-item-here': {
    message: 'asks "{name}" where no {record} is looked at.',
    remedy: 'Ask it in a row of its list, or on a page whose subject it is; or ask a fact.',
  },
  'personal-in-address': {
    message: 'puts "{name}", which is personal, into an address.',
    remedy: 'Send the key of the thing instead: addresses stand in logs and in the history of browsers.',
  },
  'may-be-absent': {
    message: 'needs "{name}", which a thing may not have.',
    remedy: 'Say under "otherwise" what is taken then.',
  },
  'condition-cycle': {
    message: 'refers to itself: {path}.',
    remedy: 'Break the circle.',
  },
  'derivation-cycle': {
    message: 'is derived from itself: {path}.',
    remedy: 'Break the circle.',
  },
  'missing-derivation': {
    message: 'derives {fact}, but no pack registers a function for it.',
    remedy: 'Register the derivation in the pack of its domain, or take derivedFrom out.',
  },
  'derivation-mismatch': {
    message: 'gives the function of {fact} the inputs {declared}, but it takes {registered}.',
    remedy: 'Give derivedFrom the inputs of the registered function, each with the fact which it is.',
  },
  'duplicate-name': {
    message: 'is a second {kind} "{name}".',
    remedy: 'Give one of the two another name.',
  },
  'duplicate-path': {
    message: 'has the same path as the route "{other}".',
    remedy: 'Give one of them another path, or other parameter values.',
  },
  'missing-parameter': {
    message: 'leads to "{route}" without its parameter "{parameter}".',
    remedy: 'Give the parameter, or link to a route without one.',
  },
  'missing-fallback': {
    message: 'takes "{name}" from what is not always known, and does not say where to go then.',
    remedy: 'Add "otherwise" to the value or to the link.',
  },
  'no-way-out': {
    message: 'shows a dialog that nothing closes.',
    remedy: 'Let it be closed, give it an action, or a condition that ends.',
  },
  'missing-base': {
    message: 'cannot be made from another manifest: {reason}.',
    remedy: 'Name a manifest of the same kind that does not lead back to this one, and parts that it has.',
  },
  'no-such-step': {
    message: 'leads to the step that is {which} to "{step}", but no order of steps has one.',
    remedy: 'Name a state, or put a step there in "order".',
  },
  'unordered-step': {
    message: 'has the step "{step}", which is in no order of steps.',
    remedy: 'Put it into "order" where customers come to it.',
  },
  'unasked-field': {
    message:
      'is a field that no widget of the sequence names, and nothing else changes it: customers are asked nothing there.',
    remedy: 'Place a widget whose settings name it in the step, or take the field out.',
  },
  'skips-step': {
    message: 'leads everybody to "{to}", past "{passed}", which comes before it in the order.',
    remedy: 'Say { "to": "next" }, or say with "when" for whom the step is passed over.',
  },
  'back-goes-on': {
    message: 'says "back", but "{to}" comes later in the order.',
    remedy: 'Say { "to": "previous" }.',
  },
  'last-has-condition': {
    message: 'ends with a choice that has a condition, so that sometimes none would hold.',
    remedy: 'Add a last choice without a condition.',
  },
  'unreachable-choice': {
    message: 'comes after a choice without a condition and is never reached.',
    remedy: 'Move it up, or give the choice before it a condition.',
  },
  'no-outcome': {
    message: 'says where "{outcome}" leads; that the end of what was sent is not known is no end.',
    remedy:
      'Take it out. While nobody knows, "unknown" says what stands there, and the engine goes on asking until it is known.',
  },
  'missing-outcome': {
    message: 'does not say where the outcome "{outcome}" of {operation} leads.',
    remedy: 'Add the outcome with its transitions.',
  },
  'missing-copy': {
    message: 'uses "{key}", which has no text in {languages}[; elsewhere it says "{said}"].',
    remedy: 'Add the sentence there.',
  },
  'missing-copy-file': {
    message: 'says a sentence of the file "{namespace}", which no language has.',
    remedy:
      'Correct the name, or begin the file in each language with {}: `portal check --fix` then writes its sentences, marked as waiting for their words.',
  },
  'wrong-placeholders': {
    message: 'fills {expected} of "{key}", whose text in "{language}" has {actual}.',
    remedy: 'Make "with" and the placeholders of the sentence agree.',
  },
  'wrong-format': {
    message: 'writes "{name}" of "{key}" as {format}, but what fills it is written as {own}: {facts}.',
    remedy: 'Leave the format out, or take one in which that can be written; a count is always a number.',
  },
  'unlike-copy': {
    message: 'has "{key}" {reason}.',
    remedy:
      'Say it in each language: in plain words, with the same placeholders and the plural forms of the language.',
  },
  'equal-priority': {
    message: 'has the same priority as "{other}" in {placement}.',
    remedy: 'Give one of them another priority.',
  },
  'data-mismatch': {
    message: 'does not fit the data of its sequence: {reason}.',
    remedy: 'Use declared data and values that it can have.',
  },
  'untellable-fact': {
    message: 'would tell {fact}, which is personal or something that people write.',
    remedy: 'Take it out, or derive a fact from it that has a few values and says nothing of a person.',
  },
  'never-sent': {
    message: 'waits for {what}, which never comes.',
    remedy: 'Correct the name, or take the event out.',
  },
  ...proofCatalogue,
} as const satisfies Record<string, CatalogueEntry>;

/** The catalogue's type: codes and their messages. */
export type ProblemCatalogue = typeof problemCatalogue;

/** How bad a problem is, what it says, and the remedy. */
export interface CatalogueEntry {
  /** `error`, unless it says otherwise. */
  severity?: 'error' | 'warning';
  message: string;
  remedy: string;
}
