import { checkEntries } from './checkEntries.ts';
import { createFormView, type FormView } from './formView.ts';
import type { Configuration, FrameMessage, FrameOutcome, PortalMessage } from './protocol.ts';
import { sendEntries } from './sendEntries.ts';
import { showBrand, showLanguage, showScheme, showSurface } from './surroundings.ts';

/** Dependencies of the frame. */
export interface FramePorts {
  /** Container of the form. */
  root: HTMLElement;
  /** Sends a message to the portal. */
  tell: (message: FrameMessage) => void;
  send: typeof fetch;
}

/** The frame's behaviour: it handles messages of the portal. */
export interface Frame {
  hear(message: PortalMessage): Promise<void>;
  /** Clears the form and its session, when the page is left. */
  forget(): void;
}

interface Session {
  configuration: Configuration;
  form: FormView;
  isBusy: boolean;
}

/** Creates a frame that waits for its configuration. */
export function createFrame({ root, tell, send }: FramePorts): Frame {
  let session: Session | undefined;

  const configure = (configuration: Configuration): void => {
    const earlier = session;
    const form = createFormView(root, configuration, () => tell({ type: 'submit-requested' }));
    // A change of language or a new ticket must not clear the entries.
    const isSame = earlier !== undefined && isSameForm(earlier.configuration, configuration);
    form.fill(isSame ? earlier.form.entries() : (configuration.values ?? {}));
    session = { configuration, form, isBusy: false };
    showLanguage(configuration.language, configuration.copy['title'] ?? '');
    showScheme(configuration.scheme);
    showSurface(configuration.surface);
    showBrand(configuration.brand);
  };

  const submit = async (current: Session): Promise<FrameOutcome> => {
    const { configuration, form } = current;
    const checked = checkEntries(configuration.mode, form.entries(), configuration);
    const shown = form.showErrors('errors' in checked ? checked.errors : []);
    if ('errors' in checked) return { kind: 'invalid', fields: shown };
    const { ticket, mode, method } = configuration;
    const outcome = await sendEntries({ ticket, mode, methodId: method?.id, values: checked.values }, send);
    if (outcome.kind === 'invalid') return { kind: 'invalid', fields: form.showErrors(outcome.fields) };
    if (outcome.kind === 'mismatch') form.refuseSecret();
    else if (outcome.kind !== 'failed' && outcome.kind !== 'too-many-attempts') form.clearSecrets();
    return outcome;
  };

  const answer = async (requestId: string): Promise<void> => {
    // A second submit during the first would use the ticket twice.
    if (session?.isBusy === true) return;
    const current = session;
    if (current === undefined) return tell({ type: 'result', requestId, outcome: { kind: 'failed' } });
    current.isBusy = true;
    const outcome = await submit(current);
    current.isBusy = false;
    tell({ type: 'result', requestId, outcome });
  };

  return {
    hear: async (message) => {
      switch (message.type) {
        case 'configure':
          return configure(message);
        case 'limits':
          if (session !== undefined) {
            session.configuration = { ...session.configuration, limits: message.limits };
            session.form.setLimits(message.limits);
          }
          return undefined;
        case 'focus':
          return session?.form.focus(message.field);
        case 'clear':
          return session?.form.clear();
        case 'submit':
          return answer(message.requestId);
      }
    },
    forget: () => {
      session?.form.clear();
      session = undefined;
    },
  };
}

function isSameForm(one: Configuration, other: Configuration): boolean {
  return one.mode === other.mode && one.method?.id === other.method?.id;
}
