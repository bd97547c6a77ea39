import { hideProblems, showProblems, type ShownProblem } from './problemOverlay.ts';

/** The part of Vite's hot client that is used. */
interface HotClient {
  on(event: string, listener: (data: unknown) => void): void;
}

/**
 * In development: shows each edit of a manifest at once, without a reload; a broken one is explained over the page,
 * while the last good one stays. Never part of a production build.
 */
export function watchRelease(hot: HotClient, portal: { reload(): Promise<void> }): void {
  hot.on('portal:valid', hideProblems);
  hot.on('portal:release', () => void portal.reload());
  hot.on('portal:problems', (data) => {
    showProblems(data as readonly ShownProblem[]);
  });
}
