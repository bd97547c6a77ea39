export { isId } from './isId.ts';
export { readJsonObject, readJsonText } from './readJson.ts';
export { json, methodNotAllowed, noContent } from './responses.ts';
export { answerTraced, logError } from './trace.ts';
