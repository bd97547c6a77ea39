import { proofCatalogue } from './proofCatalogue.ts';

/** Every problem: how bad it is, what it says, and the remedy. */
export const problemCatalogue = {
  'not-json': {
    severity: 'error',
    message: (context: { reason: string }) => `is not JSON: ${context.reason}.`,
    remedy: 'Correct the JSON at this place.',
  },
  'too-large': {
    severity: 'error',
    message: (context: { size: number; limit: number }) =>
      `has ${context.size} characters; the limit is ${context.limit}.`,
    remedy: 'Split it, or take out what is not needed.',
  },
  'too-deep': {
    severity: 'error',
    message: (context: { limit: number }) => `is nested deeper than ${context.limit} levels.`,
    remedy: 'Flatten it; name inner conditions in files of their own.',
  },
  'duplicate-key': {
    severity: 'error',
    message: (context: { key: string }) => `has the key "${context.key}" twice.`,
    remedy: 'Keep one of the two.',
  },
  'forbidden-key': {
    severity: 'error',
    message: (context: { key: string }) => `has the key "${context.key}", which no manifest may have.`,
    remedy: 'Choose another name.',
  },
  'misplaced-file': {
    severity: 'error',
    message: (context: { reason: string | undefined }) =>
      `is not where a manifest or sentences live${context.reason === undefined ? '' : `: ${context.reason}`}.`,
    remedy:
      'Move it into the folder of its kind, and name it with lower-case letters, digits and dashes, and .json at the end.',
  },
  'missing-file': {
    severity: 'error',
    message: () => 'does not exist.',
    remedy: 'Add the file. A portal has one of each, and each language has the same files of sentences.',
  },
  'older-format': {
    severity: 'error',
    message: (context: { version: number; present: number }) =>
      `is written in version ${context.version} of the format, but this code reads version ${context.present} only.`,
    remedy: 'Write it anew in the present one, or use the code that it was written for.',
  },
  'newer-format': {
    severity: 'error',
    message: (context: { version: number; present: number }) =>
      `is written in version ${context.version} of the format, but this code reads version ${context.present} only.`,
    remedy: 'Use newer code, or the manifests of before.',
  },
  'missing-property': {
    severity: 'error',
    message: (context: { name: string; meaning?: string | undefined }) =>
      `lacks "${context.name}"${context.meaning === undefined ? '' : ` (${context.meaning.replace(/\.$/, '')})`}.`,
    remedy: 'Add it.',
  },
  'unknown-property': {
    severity: 'error',
    message: (context: { name: string }) => `has "${context.name}", which is not known here.`,
    remedy: 'Correct the name or take it out.',
  },
  'wrong-value': {
    severity: 'error',
    message: (context: { expected: string }) => `must be ${context.expected}.`,
    remedy: 'Correct the value.',
  },
  'no-alternative': {
    severity: 'error',
    message: (context: { name: string }) => `fits none of the forms that ${context.name} can have.`,
    remedy: 'Use one of the known forms.',
  },
  'ambiguous-alternative': {
    severity: 'error',
    message: (context: { names: string; both?: string }) =>
      `needs exactly one of ${context.names}${context.both === undefined ? '' : `; to ask both, put each in braces of its own under ${context.both}`}.`,
    remedy: 'Keep one of them.',
  },
  'unknown-reference': {
    severity: 'error',
    message: (context: { kind: string; name: string }) =>
      `names the ${context.kind} "${context.name}", which does not exist.`,
    remedy: 'Correct the name, or add what it names.',
  },
  'unknown-value': {
    severity: 'error',
    message: (context: { fact: string; value: string }) =>
      `compares ${context.fact} with "${context.value}", which it never has.`,
    remedy: 'Use a value of its domain.',
  },
  'impossible-value': {
    severity: 'error',
    message: (context: { fact: string; value: string }) =>
      `gives ${context.fact} the value "${context.value}", which it cannot have.`,
    remedy: 'Use a value of its domain.',
  },
  'wrong-comparison': {
    severity: 'error',
    message: (context: { fact: string; type: string; operator: string }) =>
      `compares ${context.fact}, which is ${context.type}, with "${context.operator}".`,
    remedy:
      'Use is for yes or no; is or in for one of several values; atLeast or atMost, with the name of a threshold, for whole numbers. Of what is for showing only, let its source say what is asked in a fact or field of its own.',
  },
  'no-item-here': {
    severity: 'error',
    message: (context: { name: string; record: string }) =>
      `asks "${context.name}" where no ${context.record} is looked at.`,
    remedy: 'Ask it in a row of its list, or on a page whose subject it is; or ask a fact.',
  },
  'personal-in-address': {
    severity: 'error',
    message: (context: { name: string }) => `puts "${context.name}", which is personal, into an address.`,
    remedy: 'Send the key of the thing instead: addresses stand in logs and in the history of browsers.',
  },
  'may-be-absent': {
    severity: 'error',
    message: (context: { name: string }) => `needs "${context.name}", which a thing may not have.`,
    remedy: 'Say under "otherwise" what is taken then.',
  },
  'condition-cycle': {
    severity: 'error',
    message: (context: { path: string }) => `refers to itself: ${context.path}.`,
    remedy: 'Break the circle.',
  },
  'derivation-cycle': {
    severity: 'error',
    message: (context: { path: string }) => `is derived from itself: ${context.path}.`,
    remedy: 'Break the circle.',
  },
  'missing-derivation': {
    severity: 'error',
    message: (context: { fact: string }) =>
      `derives ${context.fact}, but no pack registers a function for it.`,
    remedy: 'Register the derivation in the pack of its domain, or take derivedFrom out.',
  },
  'derivation-mismatch': {
    severity: 'error',
    message: (context: { fact: string; declared: string; registered: string }) =>
      `derives ${context.fact} from ${context.declared}, but its function reads ${context.registered}.`,
    remedy: 'Make derivedFrom and the registered function agree.',
  },
  'duplicate-name': {
    severity: 'error',
    message: (context: { kind: string; name: string }) => `is a second ${context.kind} "${context.name}".`,
    remedy: 'Give one of the two another name.',
  },
  'duplicate-path': {
    severity: 'error',
    message: (context: { other: string }) => `has the same path as the route "${context.other}".`,
    remedy: 'Give one of them another path, or other parameter values.',
  },
  'missing-parameter': {
    severity: 'error',
    message: (context: { route: string; parameter: string }) =>
      `leads to "${context.route}" without its parameter "${context.parameter}".`,
    remedy: 'Give the parameter, or link to a route without one.',
  },
  'missing-fallback': {
    severity: 'error',
    message: (context: { name: string }) =>
      `takes "${context.name}" from what is not always known, and does not say where to go then.`,
    remedy: 'Add "otherwise" to the value or to the link.',
  },
  'no-way-out': {
    severity: 'error',
    message: () => 'shows a dialog that nothing closes.',
    remedy: 'Let it be closed, give it an action, or a condition that ends.',
  },
  'missing-base': {
    severity: 'error',
    message: (context: { reason: string }) => `cannot be made from another manifest: ${context.reason}.`,
    remedy: 'Name a manifest of the same kind that does not lead back to this one, and parts that it has.',
  },
  'no-such-step': {
    severity: 'error',
    message: (context: { which: string; step: string }) =>
      `leads to the step that is ${context.which} to "${context.step}", but no order of steps has one.`,
    remedy: 'Name a state, or put a step there in "order".',
  },
  'unordered-step': {
    severity: 'error',
    message: (context: { step: string }) => `has the step "${context.step}", which is in no order of steps.`,
    remedy: 'Put it into "order" where customers come to it.',
  },
  'skips-step': {
    severity: 'error',
    message: (context: { to: string; passed: string }) =>
      `leads everybody to "${context.to}", past "${context.passed}", which comes before it in the order.`,
    remedy: 'Say { "to": "next" }, or say with "when" for whom the step is passed over.',
  },
  'back-goes-on': {
    severity: 'error',
    message: (context: { to: string }) => `says "back", but "${context.to}" comes later in the order.`,
    remedy: 'Say { "to": "previous" }.',
  },
  'last-has-condition': {
    severity: 'error',
    message: () => 'ends with a choice that has a condition, so that sometimes none would hold.',
    remedy: 'Add a last choice without a condition.',
  },
  'unreachable-choice': {
    severity: 'error',
    message: () => 'comes after a choice without a condition and is never reached.',
    remedy: 'Move it up, or give the choice before it a condition.',
  },
  'no-outcome': {
    severity: 'error',
    message: (context: { outcome: string }) =>
      `says where "${context.outcome}" leads; that the end of what was sent is not known is no end.`,
    remedy:
      'Take it out. While nobody knows, "unknown" says what stands there, and the engine goes on asking until it is known.',
  },
  'missing-outcome': {
    severity: 'error',
    message: (context: { operation: string; outcome: string }) =>
      `does not say where the outcome "${context.outcome}" of ${context.operation} leads.`,
    remedy: 'Add the outcome with its transitions.',
  },
  'missing-copy': {
    severity: 'error',
    message: (context: { key: string; languages: string }) =>
      `uses "${context.key}", which has no text in ${context.languages}.`,
    remedy: 'Add the sentence to the locale files.',
  },
  'wrong-placeholders': {
    severity: 'error',
    message: (context: { key: string; language: string; expected: string; actual: string }) =>
      `fills ${context.expected} of "${context.key}", whose text in "${context.language}" has ${context.actual}.`,
    remedy: 'Make "with" and the placeholders of the sentence agree.',
  },
  'unlike-copy': {
    severity: 'error',
    message: (context: { key: string; reason: string }) => `has "${context.key}" ${context.reason}.`,
    remedy: 'Make all languages agree.',
  },
  'equal-priority': {
    severity: 'error',
    message: (context: { other: string; placement: string }) =>
      `has the same priority as "${context.other}" in ${context.placement}.`,
    remedy: 'Give one of them another priority.',
  },
  'data-mismatch': {
    severity: 'error',
    message: (context: { reason: string }) => `does not fit the data of its sequence: ${context.reason}.`,
    remedy: 'Use declared data and values that it can have.',
  },
  'untellable-fact': {
    severity: 'error',
    message: (context: { fact: string }) =>
      `would tell ${context.fact}, which is personal or something that people write.`,
    remedy: 'Take it out, or derive a fact from it that has a few values and says nothing of a person.',
  },
  'never-sent': {
    severity: 'error',
    message: (context: { what: string }) => `waits for ${context.what}, which never comes.`,
    remedy: 'Correct the name, or take the event out.',
  },
  ...proofCatalogue,
} as const satisfies Record<string, CatalogueEntry>;

/** The catalogue's type: codes and the context that each message needs. */
export type ProblemCatalogue = typeof problemCatalogue;

interface CatalogueEntry {
  severity: 'error' | 'warning';
  message: (context: never) => string;
  remedy: string;
}
