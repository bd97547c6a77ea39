export { eventsFor, type EventSurroundings, type ToldEvent } from './eventsFor.ts';
export { fieldsOfMoment, momentKind, type Happening, type MomentKind } from './moment.ts';
