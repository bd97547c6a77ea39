export { createCardsHandler } from './cardsHandler.ts';
export { createPortalHandler } from './portalHandler.ts';
export { createVisitDrawer } from './visitDrawer.ts';
export { createScreenStore } from './screenStore.ts';
