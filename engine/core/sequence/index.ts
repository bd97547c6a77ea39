export {
  declaredOutcome,
  impliedOutcome,
  notKnown,
  notStarted,
  type Knowledge,
  type OperationSignature,
} from './operationSignature.ts';
export { operationToFindOut, type SentSoFar } from './operationToFindOut.ts';
export {
  comeBeneath,
  keepAnswers,
  needsOf,
  openState,
  orderOf,
  sendEvent,
  settleOperation,
  stepBeneath,
  valueOf,
  type Advance,
} from './advance.ts';
export {
  conditionsOfField,
  fieldsOf,
  findField,
  firstIncomplete,
  verdictOf,
  type FieldVerdict,
  type Sequence,
} from './refusals.ts';
export {
  acknowledgeError,
  answersIn,
  changeData,
  factsOf,
  findingOut,
  firstAnswers,
  startSequence,
  storableState,
  type DataValue,
  type SequenceState,
} from './sequenceState.ts';
