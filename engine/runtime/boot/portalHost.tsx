import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { PortalView } from '../view/index.ts';
import type { Portal } from '../portal/index.ts';

/** Holds the shown portal, and replaces it by that of another release. */
export interface PortalHost {
  /** Undefined before the first release. */
  current(): Portal | undefined;
  /** The shown portal, unless something is on its way that must not be interrupted. */
  free(): Portal | undefined;
  /** Shows another portal; it takes over all known facts and lists, until its own sources have answered. */
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
    free() {
      const { portal } = state.getState();
      return portal?.navigationBlock.isBlocked() ? undefined : portal;
    },
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
  next.records.takeOver(before.records.all());
  next.dialogs.takeOver(before.dialogs);
}

/** The portal of the host. Each release has a React tree of its own, so that no component of the old one remains. */
export function PortalHostView({ host }: { host: PortalHost }): ReactNode {
  const portal = useSyncExternalStore(host.subscribe, host.current, host.current);
  return portal && <PortalView key={host.releases()} portal={portal} />;
}
