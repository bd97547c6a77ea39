export type { Element } from './element.ts';
export { dialogAt, dialogsAt, elementsAt, timersAt } from './elementsAt.ts';
export { formatPicture } from './formatPicture.ts';
export { inOneOrder, linkText } from './linkText.ts';
export { exampleMessage, fieldsOf, messageElements } from './messages.ts';
export { exampleOf, examplesOf, pictureOf, type Picture, type PageView } from './pictureOf.ts';
export type { ReadablePortal } from './readablePortal.ts';
export { readPart, type Line } from './readPart.ts';
