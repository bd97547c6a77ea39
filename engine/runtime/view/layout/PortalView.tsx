import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Shown } from '../../../core/navigation/index.ts';
import { wellKnown } from '../../../core/fact/index.ts';
import { useOpensByItself } from '../hook/useDialogsHere.ts';
import { useFact } from '../hook/useFacts.ts';
import { useFrame, useScreen } from '../hook/useScreen.ts';
import { useLanguage, useSentence } from '../hook/useCopy.ts';
import { PageBoundary, PageView } from '../page/PageView.tsx';
import { sequenceView } from '../page/sequenceView.ts';
import { ReadinessContext, useReadiness } from '../page/useReadiness.ts';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { type Portal, PortalProvider, usePortal } from '../../portal/index.ts';
import { CatalogueError } from '../slot/CatalogueError.tsx';
import { ErrorBoundary } from '../slot/ErrorBoundary.tsx';
import { FailureMessage } from '../slot/Failure.tsx';
import { useWidget } from '../slot/useWidget.ts';
import { WidgetList } from '../slot/WidgetSlot.tsx';
import { useLoaded } from '../../release/index.ts';
import { startTimers } from '../timer/startTimers.ts';
import { PortalRouter } from './PortalRouter.tsx';
import { useArrival } from './useArrival.ts';

/** The whole portal on the screen. */
export function PortalView({ portal }: { portal: Portal }): ReactNode {
  return (
    <PortalProvider portal={portal}>
      <PortalRouter>
        <PageBoundary>
          <Suspense fallback={<WaitingScreen />}>
            <Frame />
          </Suspense>
        </PageBoundary>
      </PortalRouter>
    </PortalProvider>
  );
}

/** The frame of the site manifest, with the header, the regions of the flow and the content in its slots. */
function Frame(): ReactNode {
  const portal = usePortal();
  const FrameWidget = useWidget(portal.site.manifest.layout.frame);
  const places = useFrame();
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => startTimers(portal), [portal]);
  usePreparedWords();

  if (!FrameWidget) return <WaitingScreen />;
  const slots = Object.fromEntries([
    ...places.map(({ slot, widgets }) => [slot, <WidgetList key={slot} widgets={widgets} />] as const),
    ['content', <Content key="content" />],
  ]);
  return (
    <>
      <FrameWidget settings={{} as never} slots={slots} />
      <Arrival />
      <Toast />
      <Dialogs />
      <ErrorOver />
    </>
  );
}

/** In a component of its own: the frame does not render at each arrival. */
function Arrival(): undefined {
  useArrival();
}

/** The error with which the customer was led here. */
function ErrorOver(): ReactNode {
  const error = useScreen((screen) => screen.error);
  return error !== undefined && <ErrorDialog key={error} id={error} />;
}

/** An error over the page. If its code is not loaded it shows below the page: never instead of it, never not at all. */
function ErrorDialog({ id }: { id: string }): ReactNode {
  const { ports, navigator, onTryAgain } = usePortal();
  return (
    <ErrorBoundary
      onTryAgain={onTryAgain}
      onError={(error) => ports.report({ what: 'error-dialog-failed', detail: { error } })}
      fallback={() => <FailureMessage of="widget" error={id} retry={navigator.dismissError} />}
    >
      <CatalogueError id={id} onAcknowledge={navigator.dismissError} />
    </ErrorBoundary>
  );
}

/** Loads the code for failures while there is a network, for signed-in customers. */
function usePreparedWords(): void {
  const { ports, presentation, loads } = usePortal();
  const isSignedIn = useFact(wellKnown.signedIn) === true;
  useEffect(() => {
    const prepare = (): Promise<unknown> =>
      Promise.all([presentation.prepare?.(), loads.once('the host of dialogs', loadDialogHost)]);
    if (isSignedIn) ports.whenIdle(() => void prepare().catch(() => undefined));
  }, [isSignedIn, ports, presentation, loads]);
}

/** The toast of what was just done, over any page. */
function Toast(): ReactNode {
  const { toasts, presentation, ports } = usePortal();
  const words = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const count = useSyncExternalStore(toasts.subscribe, toasts.count, toasts.count);
  const text = useSentence(words);
  // A screen reader hears what comes into an element that has been there for a moment.
  useEffect(() => ports.whenIdle(toasts.sayKept), [toasts, ports]);
  return presentation.Toast && <presentation.Toast text={text} count={count} />;
}

/** The dialogs of the manifests, as soon as one is open. If they fail, the page stays. */
function Dialogs(): ReactNode {
  const { ports, dialogs, site, onTryAgain } = usePortal();
  const anyOpened = (): boolean => Object.keys(site.manifests.dialog).some(dialogs.isOpened);
  const isOpened = useSyncExternalStore(dialogs.subscribe, anyOpened, anyOpened);
  const opensByItself = useOpensByItself();
  if (!isOpened && !opensByItself) return undefined;
  return (
    <ErrorBoundary
      onTryAgain={onTryAgain}
      onError={(error) => ports.report({ what: 'dialogs-failed', detail: { error } })}
      fallback={() => undefined}
    >
      <LoadedDialogs />
    </ErrorBoundary>
  );
}

/** The code of dialogs is loaded separately: most pages show none. */
function LoadedDialogs(): ReactNode {
  const { loads } = usePortal();
  const DialogHost = useLoaded(loads.once('the host of dialogs', loadDialogHost));
  return DialogHost && <DialogHost />;
}

async function loadDialogHost(): Promise<() => ReactNode> {
  return (await import('./DialogHost.tsx')).DialogHost;
}

function Content(): ReactNode {
  const shown = useScreen((screen) => screen.shown);
  const deciding = useScreen((screen) => screen.deciding);
  const spinner = useScreen((screen) => screen.spinner);
  if (!shown || (deciding && spinner)) return <WaitingScreen />;
  return (
    <>
      {spinner && <WaitingScreen />}
      <PageBoundary key={shown.route}>
        <Ready>
          <Suspense fallback={<WaitingScreen />}>
            {shown.sequence === undefined ? <PageView id={shown.page} /> : <SequenceContent shown={shown} />}
          </Suspense>
        </Ready>
      </PageBoundary>
    </>
  );
}

/** Clears the spinner of a section when nothing inside is loading any more. */
function Ready({ children }: { children: ReactNode }): ReactNode {
  return <ReadinessContext value={useReadiness()}>{children}</ReadinessContext>;
}

/** Loads code and manifest at the same time. */
function SequenceContent({ shown }: { shown: Shown }): ReactNode {
  const portal = usePortal();
  portal.parts.prepare(shown.route);
  const SequenceView = useLoaded(sequenceView(portal));
  return SequenceView ? <SequenceView shown={shown} /> : <WaitingScreen />;
}
