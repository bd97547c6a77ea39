import { pointerPath, startPortal } from './engine/index.ts';
import { eagerWidgets } from './widgets/eager.ts';
import './widgets/kit/tokens/index.css';
import { packs } from './widgets/packs.ts';
import { presentation } from './widgets/presentation/index.ts';
import { reportedProblems, reportProblem } from './widgets/report/index.ts';
import { showStartFailure } from './widgets/start-failure/index.ts';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');

/** The sentences that are always at hand, of each language that has a folder. */
const essential = Object.fromEntries(
  Object.entries(
    import.meta.glob<typeof import('./locales/en/essential.json')>('./locales/*/essential.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, sentences]) => [path.split('/')[2] ?? '', sentences]),
);

/** Nothing waits at the top: parts that are loaded later import this file's chunk, and would wait for it to be through. */
async function start(page: HTMLElement): Promise<void> {
  try {
    // What customers get is built without: neither the code nor its name is in it.
    const inspector =
      import.meta.env.MODE === 'production'
        ? undefined
        : await import('./engine/runtime/inspect/index.ts').then(
            ({ createInspector }) => createInspector({ reports: reportedProblems, report: reportProblem }),
            (reason: unknown) => {
              reportProblem({ what: 'inspector-unavailable', detail: reason });
              return undefined;
            },
          );
    const portal = await startPortal({
      container: page,
      packs,
      eager: eagerWidgets,
      presentation,
      essential,
      pointer: pointerPath,
      builtPointer: '/built-release.json',
      report: reportProblem,
      wrapStore: inspector?.wrapStore,
    });
    inspector?.attach(portal);
    if (import.meta.hot) {
      const { watchRelease } = await import('./engine/runtime/dev/index.ts');
      watchRelease(import.meta.hot, portal);
    }
  } catch (reason) {
    reportProblem({ what: 'start-failed', detail: reason });
    showStartFailure(page, essential);
  }
}

void start(container);
