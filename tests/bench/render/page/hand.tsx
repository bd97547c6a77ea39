import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { offer, type View } from './bench.ts';
import { signal } from './signal.ts';

const rowCount = Number(new URLSearchParams(location.search).get('rows'));
const toggle = signal(true);

const ShelfPage = lazy(async () => ({ default: (await import('./handViews.tsx')).ShelfPage }));
const OrderForm = lazy(async () => ({ default: (await import('./handViews.tsx')).OrderForm }));

let go = (_view: View): void => undefined;

function App(): ReactNode {
  const [shown, show] = useState<View>('nothing');
  // A transition keeps the previous view until the code of the next one is loaded.
  useEffect(() => {
    go = (view) => {
      history.pushState(undefined, '', view === 'nothing' ? '/' : `/${view}`);
      startTransition(() => show(view));
    };
  }, []);
  useLayoutEffect(resolveNavigation, [shown]);
  return (
    <main>
      <Suspense fallback={undefined}>
        {shown === 'page' && <ShelfPage rows={rowCount} />}
        {shown === 'form' && <OrderForm rows={rowCount} toggle={toggle} />}
      </Suspense>
    </main>
  );
}

/** Title, scroll position and focus after navigation, which users of screen readers need on any page. */
function resolveNavigation(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  document.title = heading.textContent;
  window.scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');
createRoot(container).render(<App />);

offer({
  container,
  rows: { nothing: 0, page: rowCount, form: rowCount },
  go: (view) => go(view),
  setToggle: toggle.set,
});
