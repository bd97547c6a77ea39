import { useEffect, type ReactNode } from 'react';
import type { Control, PageManifest } from '../../../core/manifest/index.ts';
import { useDocumentTitle } from '../hook/useDocumentTitle.ts';
import { useLoaded } from '../../release/index.ts';
import { usePortal } from '../../portal/index.ts';
import type { Report } from '../../ports/index.ts';
import { RecordUnavailable } from '../../facts/index.ts';
import { SubjectScope } from './SubjectScope.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';
import { ErrorBoundary } from '../slot/ErrorBoundary.tsx';
import { EssentialWidgetFailed, FailureMessage } from '../slot/Failure.tsx';
import { WidgetList } from '../slot/WidgetSlot.tsx';

/** A page of the manifests. A failing essential widget replaces it by its error; no other failure does. */
export function PageView({ id }: { id: string | undefined }): ReactNode {
  const { parts } = usePortal();
  const part = id === undefined ? undefined : parts.page(id);
  if (!part) return <FailureMessage of="page" error={undefined} retry={() => location.reload()} />;
  return <LoadedPage key={id} part={part} />;
}

function LoadedPage({ part }: { part: PageManifest | Promise<PageManifest> }): ReactNode {
  const page = useLoaded(part);
  if (!page) return <WaitingScreen />;
  const { subject } = page;
  return (
    <PageBoundary>
      {subject ? (
        <SubjectScope subject={subject}>
          <PageContent page={page} />
        </SubjectScope>
      ) : (
        <PageContent page={page} />
      )}
    </PageBoundary>
  );
}

function PageContent({ page }: { page: PageManifest }): ReactNode {
  useDocumentTitle(page.title);
  return <WidgetList widgets={page.body} />;
}

/** The last error boundary: whatever fails inside, an error shows that can be retried or left. */
export function PageBoundary({
  exit,
  children,
}: {
  exit?: Control | undefined;
  children: ReactNode;
}): ReactNode {
  const { ports, forgetFailures, onTryAgain, navigator } = usePortal();
  // Coming here again may load what failed before.
  useEffect(() => forgetFailures, [forgetFailures]);
  return (
    <ErrorBoundary
      onTryAgain={onTryAgain}
      onError={(error) => {
        navigator.sectionReady();
        ports.report(reportOf(error));
      }}
      fallback={(error) => (
        <FailureMessage
          of="page"
          error={errorOf(error)}
          retry={() => (asksAgain(error) ? error.retry() : undefined)}
          exits={exit && [exit]}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A failure to load something, which can be loaded again. */
function asksAgain(error: unknown): error is EssentialWidgetFailed | RecordUnavailable {
  return error instanceof EssentialWidgetFailed || error instanceof RecordUnavailable;
}

/** The error of the catalogue for what could not be loaded. */
function errorOf(error: unknown): string | undefined {
  if (error instanceof RecordUnavailable) return error.error;
  return error instanceof EssentialWidgetFailed ? error.placed.ifFailed : undefined;
}

/** Throws past the boundary of the essential widget: the error in its place fails, too. */
function reportOf(error: unknown): Report {
  if (!(error instanceof EssentialWidgetFailed)) return { what: 'page-failed', detail: error };
  return { what: 'widget-failed', detail: { widget: error.placed.widget, error: error.cause } };
}
