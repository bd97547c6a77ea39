import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { PortalView } from '../view/index.ts';
import type { Portal } from '../portal/index.ts';

/** Holds the portal that is on the screen, and puts another release in its place. */
export interface PortalHost {
  /** Undefined before the first release. */
  current(): Portal | undefined;
  /** Shows another portal; what was known in the one before is known in it, until it has asked itself. */
  show(next: Portal): void;
  /** How many have been shown. */
  releases(): number;
  /** Nothing of the portal listens or asks any more. */
  stop(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a host without a portal. */
export function createPortalHost(): PortalHost {
  const state = createStore<{ portal: Portal | undefined; releases: number; stop: () => void }>(() => ({
    portal: undefined,
    releases: 0,
    stop: () => undefined,
  }));
  return {
    current: () => state.getState().portal,
    show(next) {
      const { portal: before, releases, stop } = state.getState();
      if (before) carryOver(before, next);
      stop();
      before?.stop();
      state.setState({ portal: next, releases: releases + 1, stop: next.navigator.start() });
    },
    releases: () => state.getState().releases,
    stop() {
      const { portal, stop } = state.getState();
      stop();
      portal?.stop();
    },
    subscribe: (listener) => state.subscribe(listener),
  };
}

function carryOver(before: Portal, next: Portal): void {
  const assignment = before.store.assignment();
  const known = before.site.vocabulary.atoms.flatMap(({ name, derivedFrom, fixed }, slot) =>
    derivedFrom || fixed !== undefined ? [] : [[name, assignment[slot]] as const],
  );
  next.store.set(Object.fromEntries(known));
}

/** The portal of the host. Another release is another tree: nothing of the old one's components remains. */
export function PortalHostView({ host }: { host: PortalHost }): ReactNode {
  const portal = useSyncExternalStore(host.subscribe, host.current, host.current);
  return portal && <PortalView key={host.releases()} portal={portal} />;
}
