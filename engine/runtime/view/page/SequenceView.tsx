import { useState, type ReactNode } from 'react';
import type { Shown } from '../../../core/navigation/index.ts';
import type { SequenceLine, SequenceManifest, SequenceStep } from '../../../core/manifest/index.ts';
import { stepBeneath, type Sequence } from '../../../core/sequence/index.ts';
import { slotsOfFacts, useCondition, useDecision } from '../hook/useFacts.ts';
import { useControls } from '../hook/useControls.ts';
import { useNeeds } from '../hook/useNeeds.ts';
import { useOrder, useRefusals, useRunner, useSequencePlace, useStepErrors } from '../hook/useSequence.ts';
import { useSentence, useSentences, useText } from '../hook/useCopy.ts';
import { useLoaded } from '../../release/index.ts';
import { usePortal } from '../../portal/index.ts';
import type { StepView } from '../../ports/index.ts';
import { SequenceContext, useSequenceRunner, type SequenceRunner } from '../../sequence/index.ts';
import { CatalogueError } from '../slot/CatalogueError.tsx';
import { FailureMessage } from '../slot/Failure.tsx';
import { WidgetList } from '../slot/WidgetSlot.tsx';
import { attemptAt, factsOfPlace } from './beginSequence.ts';
import { preload } from './preload.ts';
import { BegunSubjectScope } from './SubjectScope.tsx';
import { PageBoundary } from './PageView.tsx';
import { OwnErrors, useDocumentTitle } from '../hook/useDocumentTitle.ts';
import { Question } from './Question.tsx';
import { ReadinessContext, useStepReadiness } from './useReadiness.ts';
import { useStepCode } from './useStepCode.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** The sequence of a route, as soon as it is loaded and the facts of its data and fields are known. */
export function SequenceView({ shown }: { shown: Shown }): ReactNode {
  const { parts } = usePortal();
  const id = shown.sequence;
  const part = id === undefined ? undefined : parts.sequence(id);
  if (!part || id === undefined) {
    return <FailureMessage of="page" error={undefined} retry={() => location.reload()} />;
  }
  return <LoadedSequence shown={shown} id={id} part={part} />;
}

interface LoadedSequenceProps {
  shown: Shown;
  id: string;
  part: SequenceManifest | Promise<SequenceManifest>;
}

function LoadedSequence({ shown, id, part }: LoadedSequenceProps): ReactNode {
  const manifest = useLoaded(part);
  if (!manifest) return <WaitingScreen />;
  const { subject, exit } = manifest;
  const ready = <ReadySequence shown={shown} sequence={{ id, manifest }} />;
  // At an address without a key, the facts say which thing is meant.
  if (!subject || shown.params[subject.param] === undefined) return ready;
  return (
    <PageBoundary key={shown.params[subject.param]} exit={exit}>
      <BegunSubjectScope subject={subject} exit={exit}>
        {ready}
      </BegunSubjectScope>
    </PageBoundary>
  );
}

interface SequenceProps {
  shown: Shown;
  sequence: Sequence;
}

function ReadySequence({ shown, sequence }: SequenceProps): ReactNode {
  const portal = usePortal();
  const { site, store } = portal;
  const { identity } = site.manifest.session;
  const facts = factsOfPlace(site, shown, sequence);
  const needs = useNeeds(facts);
  const subject = useDecision(slotsOfFacts(portal, facts), () =>
    attemptAt(site, shown, sequence, store.read),
  );
  // Without an identity fact nobody would ever be known: a check finds that, and the failure shows here.
  if (needs.state === 'failed' || identity === undefined)
    return <FailedSequence manifest={sequence.manifest} retry={needs.retry} />;
  if (needs.state === 'loading' || subject === undefined) return <WaitingScreen />;
  return (
    <RunningSequence key={`${sequence.id} ${subject}`} shown={shown} sequence={sequence} subject={subject} />
  );
}

/** Shown if nothing of the sequence can be: its name, the reason, and the way out. */
function FailedSequence({ manifest, retry }: { manifest: SequenceManifest; retry: () => void }): ReactNode {
  const { title, ifFailed, exit } = manifest;
  useDocumentTitle(title);
  return <FailureMessage of="page" error={ifFailed} retry={retry} exits={[exit]} />;
}

function RunningSequence({ shown, sequence, subject }: SequenceProps & { subject: string }): ReactNode {
  const runner = useSequenceRunner({ shown, sequence, subject, prepare: preload });
  if (!runner) return <WaitingScreen />;
  return <SequenceScreens runner={runner} />;
}

/** The content of a running sequence. */
export function SequenceScreens({ runner }: { runner: SequenceRunner }): ReactNode {
  return (
    <SequenceContext value={runner}>
      <SequenceScreen />
    </SequenceContext>
  );
}

/** The step or result, with the dialog, error or progress over it. */
function SequenceScreen(): ReactNode {
  const runner = useRunner();
  const { presentation } = usePortal();
  const place = useSequencePlace();
  const { at, error, isBusy, hasHeldPress } = place;
  const text = useText();
  const { manifest } = runner.sequence;
  const operation = manifest.operations?.[at];
  const dialog = manifest.dialogs?.[at];
  const busy = useSentence(place.isUnknown ? operation?.unknown?.busy : operation?.busy);
  const beneath = stepBeneath(manifest, place);
  const step = manifest.steps[beneath];
  const screen = step ?? manifest.results?.[beneath];
  const errors = useStepErrors(beneath);
  const [hasOwnErrors, sayOwnErrors] = useState(false);
  useDocumentTitle(screen?.title, {
    whole: step && manifest.title,
    hasErrors: errors.length > 0 || hasOwnErrors,
  });
  if (!screen)
    return (
      <FailureMessage
        of="page"
        error={manifest.ifFailed}
        retry={() => location.reload()}
        exits={[manifest.exit]}
      />
    );
  return (
    <PageBoundary key={beneath} exit={manifest.exit}>
      <presentation.Busy
        label={isBusy ? (busy ?? '') : text('essential:loading')}
        active={isBusy || hasHeldPress}
      >
        {step ? (
          <OwnErrors value={sayOwnErrors}>
            <StepScreen id={beneath} step={step} errors={errors} />
          </OwnErrors>
        ) : (
          <WidgetList widgets={screen.body} />
        )}
      </presentation.Busy>
      {dialog && <Question dialog={dialog} />}
      {error !== undefined && <CatalogueError id={error} onAcknowledge={runner.acknowledgeError} />}
    </PageBoundary>
  );
}

interface StepScreenProps {
  id: string;
  step: SequenceStep;
  errors: StepView['errors'];
}

/** One step, as soon as its code is there. */
function StepScreen({ id, step, errors }: StepScreenProps): ReactNode {
  return useStepCode(step.body) ? <WholeStep id={id} step={step} errors={errors} /> : <WaitingScreen />;
}

/** One step: its content inside the progress, the errors, and the buttons that every step has. */
function WholeStep({ id, step, errors }: StepScreenProps): ReactNode {
  const runner = useRunner();
  const { presentation } = usePortal();
  const { manifest } = runner.sequence;
  const [title = '', heading = ''] = useSentences([step.title, step.heading]);
  const [exit] = useControls([manifest.exit]);
  const actions = useControls(step.actions);
  const attempt = useRefusals();
  const order = useOrder(id);
  const progress = { current: order.indexOf(id) + 1, total: order.length, title };
  const view = {
    progress,
    heading,
    errors,
    attempt,
    actions,
    exit,
    aside: asideOf(manifest),
    line: useLine(manifest.line),
  };
  return (
    <presentation.StepLayout step={view}>
      <ReadinessContext value={useStepReadiness(runner)}>
        <WidgetList widgets={step.body} />
      </ReadinessContext>
    </presentation.StepLayout>
  );
}

function useLine(line: SequenceLine | undefined): StepView['line'] {
  const holds = useCondition(line?.when);
  const [label, value] = useSentences([line?.label, line?.value]);
  return holds === true && label !== undefined && value !== undefined ? { label, value } : undefined;
}

function asideOf({ aside }: SequenceManifest): ReactNode {
  return aside && <WidgetList widgets={aside} />;
}
