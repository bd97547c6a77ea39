export type { Element } from './elements.ts';
export { dialogAt, dialogsAt, elementsAt, timersAt } from './elementsAt.ts';
export { exampleOf, examplesOf, formatOutline, type Outline, outlineOf, type PageView } from './outlineOf.ts';
export { inOneOrder, linkText, openText, type ReadablePortal, sentenceOf } from './texts.ts';
export { exampleMessage, fieldsOf, messageElements } from './messages.ts';
export { type Line, readPart } from './readPart.ts';
