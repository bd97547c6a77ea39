/** Toggle name -> whether it is on, and its variant. An absent toggle is off (as the service answers). */
export type ToggleSnapshot = Readonly<Record<string, ToggleState>>;

/** One toggle as the flag service sees it for this customer. */
export interface ToggleState {
  enabled: boolean;
  variant?: string;
  /** The payload of the variant. */
  payload?: Readonly<Record<string, unknown>>;
}

/** The origin of the known toggles. */
export type ToggleOrigin = 'service' | 'page' | 'storage';

/** The context by which the flag service decides: names and values of the site manifest's context facts. */
export type ToggleContext = Readonly<Record<string, string>>;

/** The source of toggles. A port: the real service and the in-memory twin pass the same contract test. */
export interface ToggleSource {
  /** The last snapshot that was valid; undefined as long as there has been none. Never throws. */
  current(): ToggleSnapshot | undefined;
  /** The origin of the snapshot: the service itself, the page, or the browser's storage. */
  origin(): ToggleOrigin;
  subscribe(listener: () => void): () => void;
  /** Starts polling with this context; polls again at once when the context changes. */
  use(context: ToggleContext): void;
  stop(): void;
}
