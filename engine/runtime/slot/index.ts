export { CatalogueError } from './CatalogueError.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { EssentialWidgetFailed, FailureMessage } from './Failure.tsx';
export { useWidget, widgetOf } from './useWidget.ts';
export { WidgetList } from './WidgetSlot.tsx';
