import type { OperationSignature } from '../../../engine/index.ts';

const switching = {
  parameters: ['topic', 'byEmail', 'byText'],
  answers: [],
  outcomes: { done: 'done', failed: 'not-done' },
} as const;

/** Parameters, answers and outcomes of the account's operations. */
export const signatures = {
  'activate-equipment': {
    parameters: ['code'],
    answers: [],
    outcomes: { done: 'done', wrong: 'not-done', 'needs-technician': 'not-done', failed: 'not-done' },
    refusals: ['CODE_REFUSED.WRONG', 'NOT_ALLOWED.NEEDS_TECHNICIAN'],
  },
  'activate-kit': {
    parameters: [],
    answers: [],
    outcomes: { done: 'done', 'needs-technician': 'not-done', failed: 'not-done' },
    refusals: ['NOT_ALLOWED.NEEDS_TECHNICIAN'],
  },
  'measure-speed': {
    parameters: [],
    answers: ['download', 'latency'],
    outcomes: { done: 'done' },
  },
  'name-equipment': {
    parameters: ['equipment', 'name'],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
  'activate-streaming': {
    parameters: ['code'],
    answers: [],
    outcomes: { done: 'done', wrong: 'not-done', locked: 'not-done' },
    refusals: ['CODE_REFUSED', 'TOO_MANY_ATTEMPTS'],
  },
  'add-to-cart': { parameters: ['offer'], answers: [], outcomes: { done: 'done', failed: 'not-done' } },
  'remove-from-cart': { parameters: ['item'], answers: [], outcomes: { done: 'done', failed: 'not-done' } },
  'place-order': {
    parameters: ['setUp', 'seen'],
    answers: ['orderNumber'],
    outcomes: { done: 'done', changed: 'not-done', 'past-due': 'not-done', failed: 'not-done' },
    refusals: ['NOT_ALLOWED.CHANGED', 'NOT_ALLOWED.PAST_DUE'],
  },
  'switch-network': { ...switching, parameters: ['network', 'isOn'] },
  'switch-email': switching,
  'switch-text': switching,
  'agree-to-app-terms': {
    parameters: [],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
  'mark-notifications-read': {
    parameters: [],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
  'change-network': {
    parameters: ['network', 'name', 'password'],
    answers: [],
    outcomes: { done: 'done', failed: 'not-done' },
  },
} as const satisfies Readonly<Record<string, OperationSignature>>;
