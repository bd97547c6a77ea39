import { useMemo, type ReactNode } from 'react';
import { createPath, Route, Router, Routes, type To } from 'react-router';
import { toAddress } from '../../../core/explanation/index.ts';
import { splitPath } from '../../../core/route/index.ts';
import { stateParameter } from '../../../core/site/index.ts';
import { useScreen } from '../hook/useScreen.ts';
import { usePortal } from '../../portal/index.ts';

/**
 * Feeds react-router with the state of the navigator, so that its links and hooks work inside. It decides nothing: routes
 * and guards of the manifests do. An address that no route of the portal has is left to the browser.
 */
export function PortalRouter({ children }: { children: ReactNode }): ReactNode {
  const { site, navigator, history, ports } = usePortal();
  const shown = useScreen((screen) => screen.shown);
  const entry = useScreen((screen) => screen.entry);
  const router = useMemo(() => {
    function follow(to: To, state: unknown, replace: boolean): void {
      const address = createHref(to);
      if (site.routes.match(toAddress(address).path)) navigator.go(address, { replace, state });
      else ports.leave(address);
    }
    return {
      createHref,
      go: history.go,
      push: (to: To, state: unknown) => follow(to, state, false),
      replace: (to: To, state: unknown) => follow(to, state, true),
    };
  }, [site, navigator, history, ports]);
  const { path, query: search, hash, key, state, action } = entry;
  // The trie ignores doubled slashes; the pattern of react-router would not match them.
  const pathname = `/${splitPath(path).join('/')}`;
  const pattern = patternOf(site.manifests.route[shown?.route ?? '']);
  // Memoised, since each change of the screen would render every link again.
  const routes = useMemo(
    () => (
      <Routes>
        <Route path={pattern} element={children} />
        <Route path="*" element={children} />
      </Routes>
    ),
    [pattern, children],
  );
  return (
    <Router location={{ pathname, search, hash, key, state }} navigationType={action} navigator={router}>
      {routes}
    </Router>
  );
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** The pattern of the shown route, from which `useParams` reads; a splat if there is none. */
function patternOf(route: { path: string; sequence?: string } | undefined): string {
  if (!route) return '*';
  return route.sequence === undefined ? route.path : `${route.path}/:${stateParameter}?`;
}
