export { createAnalyticsSink, type AnalyticsSink, type ReceivedEvent } from './analytics-sink.ts';
export { createCardsHandler } from './cards-handler.ts';
export { createPanelExtras } from './panel-extras.ts';
export { createFileStore, type FileStore } from './file-store.ts';
export { createPortalHandler } from './portal-handler.ts';
export { createReleaseStore, type ReleaseStore } from './release-store.ts';
export { createViolationReports, type ViolationReports } from './violation-reports.ts';
