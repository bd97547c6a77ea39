export type { Element } from './element.ts';
export { dialogAt, dialogsAt, elementsAt, timersAt } from './elementsAt.ts';
export { formatOutline } from './formatOutline.ts';
export { inOneOrder, linkText } from './linkText.ts';
export { exampleMessage, fieldsOf, messageElements } from './messages.ts';
export { exampleOf, examplesOf, outlineOf, type Outline, type PageView } from './outlineOf.ts';
export type { ReadablePortal } from './readablePortal.ts';
export { readPart, type Line } from './readPart.ts';
