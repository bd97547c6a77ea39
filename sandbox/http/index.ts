export { readJsonObject, readJsonText } from './read-json.ts';
export { json, methodNotAllowed, noContent } from './responses.ts';
export { answerTraced, logError } from './trace.ts';
