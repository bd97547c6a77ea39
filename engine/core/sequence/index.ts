export * from './operationSignature.ts';
export { operationToFindOut, type SentSoFar } from './operationToFindOut.ts';
export * from './advance.ts';
export * from './refusals.ts';
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
