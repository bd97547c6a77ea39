import { checkEntries } from './checkEntries.ts';
import { createFormView, type FormView } from './formView.ts';
import type { Configuration, FrameMessage, FrameOutcome, PortalMessage } from './protocol.ts';
import { sendEntries } from './sendEntries.ts';
import { showBrand, showLanguage, showScheme, showSurface } from './surroundings.ts';

/** What the frame needs of the world. */
export interface FramePorts {
  /** Where the form is built. */
  root: HTMLElement;
  /** Says something to the portal. */
  tell: (message: FrameMessage) => void;
  send: typeof fetch;
}

/** The frame's behaviour: it hears the portal and answers. */
export interface Frame {
  hear(message: PortalMessage): Promise<void>;
  /** Empties everything, when the page is left. */
  forget(): void;
}

interface Session {
  configuration: Configuration;
  form: FormView;
  isBusy: boolean;
}

/** A frame that waits to be configured. */
export function createFrame({ root, tell, send }: FramePorts): Frame {
  let session: Session | undefined;

  const configure = (configuration: Configuration): void => {
    const earlier = session;
    const form = createFormView(root, configuration, () => tell({ type: 'submit-requested' }));
    // A change of language or a new ticket must not cost anyone what they have typed.
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
    if (outcome.kind !== 'failed' && outcome.kind !== 'too-many-attempts') form.clearSecrets();
    return outcome;
  };

  const answer = async (requestId: string): Promise<void> => {
    // A second press while the first is under way would spend the ticket twice.
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
