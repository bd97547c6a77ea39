/** What visitors who are signed out see first, made ahead for one release and one build of the portal's code. */
export interface FirstScreens {
  /** Languages of the site, the one first that is spoken to those who ask for none of them. */
  languages: readonly string[];
  /** Paths of style sheets beside those of the build. */
  styles: readonly string[];
  /** Path of the script that loads the portal's code once the screen is painted; absent: that is loaded at once. */
  script?: string;
  /** Path of the script that comes with the screen of one customer, before that is parsed; absent: there is no such screen. */
  early?: string;
  /** Path of the script with which the portal takes such a screen over. */
  takesOver?: string;
  screens: readonly FirstScreen[];
  /** What pages of customers who are signed in ask for; absent in what was made before that was known. */
  needs?: readonly RouteNeeds[];
}

/** What the first screen of an address asks for, for customers who are signed in: worked out when the release was made. */
export interface RouteNeeds {
  path: string;
  /** With which answers of toggles it is so. */
  toggles: Readonly<Record<string, boolean | string | number>>;
  /** Paths of scripts beside those of every page. */
  scripts: readonly string[];
  /** Paths of the release's files, by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Addresses of answers. */
  asks: readonly string[];
}

/** What is seen first at one address. */
export interface FirstScreen {
  path: string;
  language: string;
  /** The environments in which it looks just so. */
  environments: readonly string[];
  title: string;
  html: string;
  /** Paths of the release's files that the portal's code loads to draw it. */
  loads?: readonly string[];
  /** When it would look otherwise, in milliseconds since the epoch. */
  until?: number;
  /** What it was made from; the page's code compares all of it. */
  basis: {
    /** Path of the release's bundle. */
    release: string;
    /** Facts by full name; null: not known. */
    facts: Readonly<Record<string, boolean | string | number | null>>;
  };
}

/** Who opens which page, as far as a screen depends on it. */
export interface ScreenWish {
  path: string;
  language: string;
  environment: string;
  /** Path of the bundle that this browser gets. */
  release: string;
  /** What the page says of toggles; undefined when nobody knows. */
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

/** The screen that was made for just this, or none. */
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

/** Of facts, the edge knows toggles and that nobody is signed in. The page's code compares the others. */
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
