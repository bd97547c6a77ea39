import { Link } from 'react-router';
import type { ControlView, Presentation } from '../../../ports/index.ts';

/** The simplest possible presentation. */
export const plainPresentation: Presentation = {
  Toast: ({ text }) => <p aria-live="polite">{text}</p>,
  Skeleton: ({ label }) => <output>{label}</output>,
  Waiting: ({ label }) => <output>{`${label} the page`}</output>,
  Failure: ({ of, title, text, retryLabel, retry, exit }) => (
    <section aria-label={title}>
      {of === 'page' && <h1>{title}</h1>}
      <p>{text}</p>
      {retry && <button onClick={retry}>{retryLabel}</button>}
      {exit && <PlainControl control={exit} />}
    </section>
  ),
  ErrorDialog: ({ error, onAcknowledge }) => (
    <div role="alertdialog" aria-label={error.title}>
      <p>{error.text}</p>
      <button onClick={onAcknowledge}>{error.acknowledge}</button>
      {error.actions.map((action) => (
        <PlainControl key={action.label} control={action} />
      ))}
    </div>
  ),
  QuestionDialog: ({ dialog }) => (
    <dialog open aria-label={dialog.title}>
      <p>{dialog.text}</p>
      {dialog.actions.map((action) => (
        <PlainControl key={action.label} control={action} />
      ))}
    </dialog>
  ),
  StepLayout: ({ step, children }) => (
    <section aria-label={step.heading}>
      <h1>{step.heading}</h1>
      <p>{`Step ${step.progress.current} of ${step.progress.total}: ${step.progress.title}`}</p>
      <ul aria-label={`Errors of attempt ${step.attempt}`}>
        {step.errors.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      {children}
      {step.actions.map((action) => (
        <PlainControl key={action.label} control={action} />
      ))}
      {step.exit && <PlainControl control={step.exit} />}
      <aside>{step.aside}</aside>
      {step.line && <p>{`${step.line.label}: ${step.line.value}`}</p>}
    </section>
  ),
  Busy: ({ label, active, children }) => (
    <div aria-busy={active}>
      {active && <output>{label}</output>}
      {children}
    </div>
  ),
};

/** A control as a button, or as a link if it has an address. */
export function PlainControl({ control }: { control: ControlView }) {
  if (control.href !== undefined)
    return (
      <Link to={control.href} target={control.newWindow === undefined ? '_self' : '_blank'}>
        {control.label}
        {control.newWindow !== undefined && ` (${control.newWindow})`}
      </Link>
    );
  return <button onClick={control.press}>{control.label}</button>;
}
