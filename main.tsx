import { pointerPath, startPortal } from './engine/index.ts';
import { followApp } from './widgets/native-bridge/index.ts';
import { composition } from './widgets/composition.ts';
import './widgets/kit/tokens/index.css';
import { reportedProblems, reportProblem } from './widgets/report/index.ts';
import { showStartFailure } from './widgets/start-failure/index.ts';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');

// Nothing waits at the top: parts that are loaded later import this file's chunk, and would wait for it to be through.
startPortal({
  ...composition,
  container,
  pointer: pointerPath,
  builtPointer: '/built-release.json',
  report: reportProblem,
  needs: '/needs',
  // What customers get is built without: neither the code nor its name is in it.
  tools:
    import.meta.env.MODE === 'production'
      ? undefined
      : async () => {
          const { createInspector } = await import('./engine/runtime/inspect/createInspector.ts');
          return createInspector({ reports: reportedProblems, report: reportProblem });
        },
}).then(
  (running) => followApp(running, reportProblem),
  (reason: unknown) => {
    reportProblem({ what: 'start-failed', detail: reason });
    showStartFailure(container);
  },
);
