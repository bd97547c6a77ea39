export { createAnalyticsSink, type AnalyticsSink, type ReceivedEvent } from './analyticsSink.ts';
export { createEventFiles } from './eventFiles.ts';
export { createCardsHandler } from './cardsHandler.ts';
export { createPanelExtras } from './panelExtras.ts';
export { createFileStore, type FileStore } from './fileStore.ts';
export { createPortalHandler } from './portalHandler.ts';
export { createReleaseStore, type ReleaseStore } from './releaseStore.ts';
export { createScreenStore, type ScreenStore } from './screenStore.ts';
export { createViolationReports, type ViolationReports } from './violationReports.ts';
