export { createCardsHandler } from './cardsHandler.ts';
export { createPortalHandler } from './portalHandler.ts';
export { createScreenStore } from './screenStore.ts';
