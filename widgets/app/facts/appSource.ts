import type { FactSource } from '../../../engine/index.ts';
import { keptByApp } from './keptByApp.ts';

/** `app.*`: how the app is used. Runs inside the app only. */
export const appSource: FactSource = (services) => {
  const { set, watch, fact } = services;
  const kept = keptByApp(services);
  const stop = new AbortController();
  let first = fact('route.id');
  let isAtStart = kept.begin();

  const publishPlace = (): void => {
    const route = fact('route.id');
    first ??= route;
    // Once another page was shown, a return to the first one does not count as the start.
    isAtStart &&= route === first;
    set({ 'app.atStart': isAtStart });
  };
  const publishStarts = (): void => {
    const signedIn = fact('session.signedIn');
    if (signedIn !== undefined) set({ 'app.starts': signedIn === true ? kept.countStart() : 0 });
  };
  const publishActive = (): void => set({ 'app.active': document.visibilityState === 'visible' });
  const publishDialog = (): void => set({ 'app.dialogOpen': document.querySelector(anyDialog) !== null });

  const stops = [watch(['route.id'], publishPlace), watch(['session.signedIn'], publishStarts)];
  document.addEventListener('visibilitychange', publishActive, { signal: stop.signal });
  // Every dialog is a child of the body, whatever component shows it.
  const dialogs = new MutationObserver(publishDialog);
  dialogs.observe(document.body, { childList: true });
  set({ 'app.ratingAsked': kept.wasAsked() });
  for (const publish of [publishPlace, publishStarts, publishActive, publishDialog]) publish();
  return () => {
    stop.abort();
    dialogs.disconnect();
    for (const each of stops) each();
  };
};

const anyDialog = '[role="dialog"], [role="alertdialog"]';
