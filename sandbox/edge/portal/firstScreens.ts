/** First screens for visitors who are signed out, made ahead for one release and one build of the portal's code. */
export interface FirstScreens {
  /** Languages of the site; the first is used for visitors who accept none of them. */
  languages: readonly string[];
  /** Style rules of the release, which the portal's script would add: its colors. */
  rules: string;
  /** Path of the script that loads the portal's code once the screen is painted; if absent, the code is loaded at once. */
  script?: string;
  /** Path of the script that runs before a customer's drawn screen is parsed; absent: no screens are drawn for customers. */
  early?: string;
  /** Path of the script with which the portal hydrates such a screen. */
  takesOver?: string;
  screens: readonly FirstScreen[];
  /** Needs of pages for customers who are signed in; absent in files made before needs existed. */
  needs?: readonly RouteNeeds[];
}

/** Scripts, files and answers that a signed-in customer's first screen of an address needs, computed with the release. */
export interface RouteNeeds {
  path: string;
  /** The toggle values for which the needs hold. */
  toggles: Readonly<Record<string, boolean | string | number>>;
  /** Paths of scripts in addition to those of every page. */
  scripts: readonly string[];
  /** Paths of the release's files, by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Addresses of requests to this origin. */
  asks: Readonly<Record<string, readonly string[]>>;
}

/** The first screen of one address. */
export interface FirstScreen {
  path: string;
  language: string;
  /** The environments in which the screen looks the same. */
  environments: readonly string[];
  title: string;
  html: string;
  /** Paths of the release's files that the portal's code loads to draw it. */
  loads?: readonly string[];
  /** When the screen becomes outdated, in milliseconds since the epoch. */
  until?: number;
  /** The inputs of the screen; the page's code compares all of them. */
  basis: {
    /** Path of the release's bundle. */
    release: string;
    /** Facts by full name; null: not known. */
    facts: Readonly<Record<string, boolean | string | number | null>>;
  };
}

/** The inputs by which a screen is chosen. */
export interface ScreenWish {
  path: string;
  language: string;
  environment: string;
  /** Path of the release bundle for this browser. */
  release: string;
  /** The toggles of the page; undefined if they are not known. */
  toggles: readonly ToggleAnswer[] | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A toggle as Unleash's frontend API answers it. Those that are off are left out. */
export interface ToggleAnswer {
  name: string;
  enabled: boolean;
  variant?: { name: string; enabled?: boolean };
}

/** The screen made for exactly these inputs, or undefined. */
export function chooseScreen({ screens }: FirstScreens, wish: ScreenWish): FirstScreen | undefined {
  return screens.find(
    ({ path, language, environments, until = Infinity, basis }) =>
      path === wish.path &&
      language === wish.language &&
      environments.includes(wish.environment) &&
      basis.release === wish.release &&
      wish.now < until &&
      Object.entries(basis.facts).every(([name, value]) => isSo(name, value, wish.toggles)),
  );
}

/** Whether a fact has a value, for facts that the edge knows: toggles, and that nobody is signed in. The page compares others. */
export function isSo(name: string, value: unknown, toggles: ScreenWish['toggles']): boolean {
  const [, kind, toggle] = /^(toggle|variant):(.+)$/.exec(name) ?? [];
  if (kind === undefined) return name !== 'session.signedIn' || value === false;
  if (value === null || toggles === undefined) return value === null && toggles === undefined;
  const answer = toggles.find((each) => each.name === toggle);
  const enabled = answer?.enabled === true;
  if (kind === 'toggle') return enabled === value;
  const variant = answer?.variant;
  const isActive = enabled && variant && variant.enabled !== false && variant.name !== 'disabled';
  return (isActive ? variant.name : 'none') === value;
}
