/** Toggle name -> whether it is on, and with which variant. A toggle that is absent is off (as the service answers). */
export type ToggleSnapshot = Readonly<Record<string, ToggleState>>;

/** One toggle as the flag service sees it for this customer. */
export interface ToggleState {
  enabled: boolean;
  variant?: string;
  /** What the variant carries. */
  payload?: Readonly<Record<string, unknown>>;
}

/** Who said what is known of toggles. */
export type ToggleOrigin = 'service' | 'page' | 'storage';

/** What the flag service may decide by: names and values of the site manifest's context facts. */
export type ToggleContext = Readonly<Record<string, string>>;

/** Where toggles come from. A port: the real service and the in-memory twin pass the same contract test. */
export interface ToggleSource {
  /** The last snapshot that was valid; undefined as long as there has been none. Never throws. */
  current(): ToggleSnapshot | undefined;
  /** Where that came from: the service itself, the page, or the browser's storage. */
  origin(): ToggleOrigin;
  subscribe(listener: () => void): () => void;
  /** Begins to ask, with this context; asks again at once when the context changes. */
  use(context: ToggleContext): void;
  stop(): void;
}
