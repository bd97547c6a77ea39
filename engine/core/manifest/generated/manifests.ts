// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * Something that is true, false or not known yet. One operator per object; no string expressions.
 */
export type Condition = AllClause | AnyClause | NotClause | NamedClause | ToggleClause | FactClause;
export type WidgetList = PlacedWidget[];
/**
 * How long: constant.<name>, a constant whose unit is a time.
 */
export type Duration = string;
/**
 * A sentence in the locale files: its key, or its key with the facts that fill its placeholders.
 */
export type Copy = string | CopyWithValues;
export type FactDefinition = BooleanFact | EnumFact | IntegerFact | DisplayFact;
/**
 * Those of which this holds, or all of them.
 */
export type ItemCondition = true | Condition;
export type RecordField = IdField | TextField | EnumField | BooleanField | IntegerField | DisplayField;
/**
 * What to do while a condition is not known: deny, allow, or wait at most so many milliseconds and then deny or allow.
 */
export type WhileUnknown = Verdict | WaitThen;
export type Verdict = "deny" | "allow";
export type Refusal = RedirectRefusal | LeaveRefusal;
/**
 * A value in an address: fixed words, or something that is known when the customer goes there.
 */
export type LinkValue = string | FactValue | QueryValue | SegmentValue | PayloadValue;
/**
 * A place to go: a route of this portal by its id, or a declared external address by its id.
 */
export type Link = RouteLink | ExternalLink;
/**
 * What a button or link does.
 */
export type Action =
  | GoAction
  | BackAction
  | SendAction
  | DismissAction
  | RetryAction
  | SignInAction
  | SignOutAction
  | ExtendSessionAction
  | RefreshAction
  | ReloadAction
  | PrintAction
  | OpenAction
  | CloseAction
  | RunAction
  | NativeAction;
/**
 * How long it stays away.
 */
export type Dismissal = DismissalForSession | DismissalForDays;
/**
 * What happens without anybody pressing anything.
 */
export type TimerAction =
  GoAction | SignOutAction | ExtendSessionAction | RefreshAction | OpenAction | ReloadAction | RunAction;
export type SequenceData = BooleanData | EnumData | TextData;
/**
 * Fixed words, a fact, or something of the moment itself.
 */
export type AnalyticsValue = string | AnalyticsFact | AnalyticsMomentValue;
/**
 * When an event is sent.
 */
export type AnalyticsMoment =
  ArrivedMoment | PressedMoment | ShownMoment | EndedMoment | ProblemMoment | FailedMoment | BeginsMoment | LeftMoment;
/**
 * What customers can narrow a list down by: one value of an enum, or a period of a date.
 */
export type ListFilter = string | PeriodFilter;

export interface ManifestOfKind {
  site: SiteManifest;
  constants: ConstantsManifest;
  facts: FactsManifest;
  record: RecordManifest;
  condition: ConditionManifest;
  toggle: ToggleManifest;
  guard: GuardManifest;
  route: RouteManifest;
  header: HeaderManifest;
  flow: FlowManifest;
  navigation: NavigationManifest;
  page: PageManifest;
  banner: BannerManifest;
  dialog: DialogManifest;
  timer: TimerManifest;
  cookie: CookieManifest;
  push: PushManifest;
  sequence: SequenceManifest;
  error: ErrorManifest;
  analytics: AnalyticsManifest;
  persona: PersonaManifest;
}
/**
 * The portal itself: brand, languages, environments, regions, addresses outside, endpoints.
 */
export interface SiteManifest {
  $schema?: string;
  /**
   * The version of the format that the manifests of this portal are written in. Code reads the present one only.
   */
  formatVersion: 6;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  brand: Brand;
  /**
   * Supported languages, the default first.
   *
   * @minItems 1
   */
  languages: SiteLanguage[];
  /**
   * The currency of all amounts, which manifests and services give in its smallest unit, as cents: its ISO 4217 code, as USD.
   */
  currency: string;
  /**
   * Calendar dates in figures, in every language: MM/DD or DD/MM before YY or YYYY, or YYYY-MM-DD, with . / or - between.
   */
  shortDate: string;
  /**
   * Where the business keeps its days: the IANA name of its time zone, as America/New_York. Commands read times of day in it; without it they want an offset.
   */
  timeZone?: string;
  /**
   * Language -> numbers that its sentences may spell out -> what they are. They must be those of constants, as figures must.
   */
  numberWords: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Every environment name, production first.
   *
   * @minItems 1
   */
  environments: string[];
  routes: SiteRoutes;
  /**
   * The header of routes that name none: the first whose condition holds. The last has no condition.
   *
   * @minItems 1
   */
  headers: HeaderChoice[];
  flow: string;
  layout: SiteLayout;
  /**
   * Places where banners show.
   */
  placements: {
    [k: string]: Placement;
  };
  /**
   * Address outside -> its URL, by environment.
   */
  external: {
    [k: string]: {
      /**
       * A whole address that begins with https://.
       */
      [k: string]: string;
    };
  };
  /**
   * Paths of the provider's services that packs call, on the portal's own origin.
   */
  endpoints: {
    /**
     * A path that begins with one slash.
     */
    [k: string]: string;
  };
  session: SiteSession;
  connectionSettles?: Duration;
  codeWait?: Duration;
  toggles: SiteToggles;
  releases: SiteReleases;
  sectionWait?: Duration;
  toastStays?: Duration;
  newWindow?: SiteNewWindow;
}
export interface Brand {
  /**
   * As customers say it.
   */
  name: string;
  /**
   * As it stands in terms and copyright.
   */
  legalName: string;
  /**
   * Colour role -> its value in both schemes.
   */
  colors: {
    [k: string]: BrandColor;
  };
}
export interface BrandColor {
  /**
   * On a light ground: #rrggbb or oklch().
   */
  light: string;
  /**
   * On a dark ground: #rrggbb or oklch().
   */
  dark: string;
}
export interface SiteLanguage {
  /**
   * Two letters; also the folder of its locale files.
   */
  id: string;
  /**
   * For dates and money.
   */
  locale: string;
  /**
   * In the language itself.
   */
  name: string;
  /**
   * False: in sentences no comma stands after the weekday of a date, though the locale has one, as in "el viernes 4 de diciembre".
   */
  weekdayComma?: boolean;
}
export interface SiteRoutes {
  home: string;
  signedInHome: string;
  signIn: string;
  notFound: string;
  error: string;
}
export interface HeaderChoice {
  when?: Condition;
  header: string;
}
/**
 * True when every part is true; false as soon as one part is false.
 */
export interface AllClause {
  /**
   * The parts, all of which must be true.
   *
   * @minItems 1
   */
  all: Condition[];
}
/**
 * True as soon as one part is true; false when every part is false.
 */
export interface AnyClause {
  /**
   * The parts, one of which must be true.
   *
   * @minItems 1
   */
  any: Condition[];
}
/**
 * The opposite of its part; not known while the part is not known.
 */
export interface NotClause {
  not: Condition;
}
/**
 * A condition that has a file of its own under conditions/.
 */
export interface NamedClause {
  condition: string;
}
/**
 * True when the toggle is on, and, where a variant is named, when it is on with that variant.
 */
export interface ToggleClause {
  toggle: string;
  /**
   * One of the variants that the toggle declares.
   */
  variant?: string;
}
/**
 * Compares one fact of the catalogue. Exactly one of is, in, atLeast, atMost.
 */
export interface FactClause {
  fact: string;
  /**
   * The fact has exactly this value of its domain.
   */
  is?: boolean | string;
  /**
   * The fact has one of these values of its domain.
   *
   * @minItems 1
   */
  in?: string[];
  /**
   * The name of a threshold that the integer fact has reached: the threshold itself is included.
   */
  atLeast?: string;
  /**
   * The name of a threshold that the integer fact is at or below.
   */
  atMost?: string;
}
export interface SiteLayout {
  frame: string;
  /**
   * Where a page starts that Back or Forward of the browser leads to: at its top, or where it was left. Absent: where it was left.
   */
  backTo?: "top" | "position";
  /**
   * Region -> the widgets in it. Flows say which regions they show.
   */
  regions: {
    [k: string]: LayoutRegion;
  };
}
export interface LayoutRegion {
  when?: Condition;
  widgets: WidgetList;
}
/**
 * A registered widget in its place, with its settings.
 */
export interface PlacedWidget {
  widget: string;
  /**
   * Checked against the widget's own schema.
   */
  settings?: {};
  when?: Condition;
  /**
   * Facts that must be known before it is shown: a skeleton until then, its error when they cannot be loaded.
   *
   * @minItems 1
   */
  needs?: string[];
  /**
   * What to show while the condition is not known yet. Default: skeleton.
   */
  whileUnknown?: "skeleton" | "hide";
  /**
   * What happens when the widget fails. essential: the page shows its error; replaceable: a message in its place (default); optional: it is left out. Always reported.
   */
  criticality?: "essential" | "replaceable" | "optional";
  ifFailed?: string;
  /**
   * Widgets inside this widget, by slot name.
   */
  slots?: {
    [k: string]: PlacedWidget[];
  };
}
export interface Placement {
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * How many banners show at once.
   */
  limit: number;
  /**
   * True: governed by the page-alert rule of flow and route.
   */
  pageAlerts?: boolean;
}
export interface SiteSession {
  /**
   * A path that begins with one slash.
   */
  check: string;
  /**
   * A path that begins with one slash.
   */
  signIn: string;
  /**
   * A path that begins with one slash.
   */
  signOut: string;
  /**
   * A path that begins with one slash.
   */
  extend?: string;
  identity?: string;
  client?: SiteSessionClient;
  /**
   * What extends it besides actions and timers. back-and-forward: the buttons of the browser or the device.
   *
   * @minItems 1
   */
  extendOn?: "back-and-forward"[];
  /**
   * Query parameter that carries the address to return to.
   */
  returnParameter: string;
}
/**
 * As which client of the identity service somebody signs in: the sign-in is told so with a parameter.
 */
export interface SiteSessionClient {
  /**
   * What the parameter is called.
   */
  parameter: string;
  fact: string;
  /**
   * Value of the fact -> value of the parameter. Without one for it nothing is said.
   */
  values: {
    [k: string]: string;
  };
}
export interface SiteToggles {
  /**
   * A path that begins with one slash.
   */
  service: string;
  refresh: Duration;
  wait: Duration;
  /**
   * Facts that the flag service may decide by. They are asked for at once, whatever the page needs.
   */
  contextFacts: string[];
  /**
   * Facts that the flag service may decide by where something else has asked for them: nothing is asked for its sake, and until then it decides without them.
   */
  contextIfKnown?: string[];
}
export interface SiteReleases {
  refresh: Duration;
}
/**
 * How links that open a new window say so.
 */
export interface SiteNewWindow {
  hint: Copy;
}
export interface CopyWithValues {
  key: string;
  /**
   * Placeholder of the sentence -> fact (or constant.<name>) whose value is shown there, formatted by its type.
   */
  with: {
    [k: string]: string;
  };
}
/**
 * Numbers and limits that the specification names. Copy shows them as constant.<name>; packs read them by name.
 */
export interface ConstantsManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * Name after constant. -> its value, in its unit.
   */
  constants: {
    [k: string]: Constant;
  };
}
export interface Constant {
  /**
   * A whole number, a text, or a list of them.
   */
  value: number | string | (number | string)[];
  /**
   * cents: integer cents, shown as money. Others are shown as they are.
   */
  unit:
    | "cents"
    | "count"
    | "digits"
    | "days"
    | "hours"
    | "minutes"
    | "milliseconds"
    | "seconds"
    | "years"
    | "pixels"
    | "time"
    | "code"
    | "text";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  payload?: TogglePayload;
  /**
   * Why it is kept although nothing asks it.
   */
  kept?: string;
}
/**
 * The flag service may say another value while the toggle is on: a field of the JSON payload of its variant, within limits. Timers follow it.
 */
export interface TogglePayload {
  toggle: string;
  /**
   * As the flag service calls it.
   */
  field: string;
  /**
   * What is less does not count.
   */
  minimum: number;
  /**
   * What is more does not count.
   */
  maximum: number;
}
/**
 * The facts of one source: what conditions may ask and copy may show. The file name is the part of each fact's name before the dot.
 */
export interface FactsManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * Where the values come from, and when they become known.
   */
  comesFrom: string;
  items?: string;
  about?: FactsAbout;
  when?: Condition;
  /**
   * What its facts are while the source is not asked: name after the dot -> value. Facts that are not here stay unknown.
   */
  otherwise?: {
    [k: string]: boolean | string | number;
  };
  /**
   * Name after the dot -> fact.
   */
  facts: {
    [k: string]: FactDefinition;
  };
  /**
   * What holds among facts whenever all of them are known: assignments in which it does not are no customer's, and the check leaves them out.
   *
   * @minItems 1
   */
  always?: FactRule[];
}
/**
 * The record of which its facts are about one thing: the one that is looked at, elsewhere the one whose key is one of these facts, or of another group about the same record.
 */
export interface FactsAbout {
  record: string;
  /**
   * The fact, by its name after the dot, that is the key of the one that is meant elsewhere.
   */
  key?: string;
}
/**
 * Yes or no.
 */
export interface BooleanFact {
  type: "boolean";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  any?: ItemCondition;
  /**
   * Why it is kept although nothing asks it.
   */
  kept?: string;
  /**
   * True when the value can identify a person; never shown in traces or analytics.
   */
  personal?: boolean;
  /**
   * The fact which each input is of the function that the pack registers for this fact.
   */
  derivedFrom?: {
    [k: string]: string;
  };
}
/**
 * One of a closed list of values.
 */
export interface EnumFact {
  type: "enum";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * Every value it can have.
   *
   * @minItems 1
   */
  values: string[];
  /**
   * What its values are called in sentences: the beginning of the keys of their words, to which each value is added.
   */
  words?: string;
  /**
   * What a value is taken for that is none of these. Absent: the fact is then not known.
   */
  otherwise?: string;
  /**
   * Why it is kept although nothing asks it.
   */
  kept?: string;
  /**
   * True when the value can identify a person; never shown in traces or analytics.
   */
  personal?: boolean;
  /**
   * The fact which each input is of the function that the pack registers for this fact.
   */
  derivedFrom?: {
    [k: string]: string;
  };
}
/**
 * A whole number with named thresholds.
 */
export interface IntegerFact {
  type: "integer";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * The lowest number that it can be.
   */
  minimum: number;
  /**
   * The highest number that it can be.
   */
  maximum: number;
  /**
   * The only numbers that conditions can compare it with, by name. What is a limit elsewhere too is constant.<name>, a constant whose unit is count, so that it stands once.
   */
  thresholds: {
    [k: string]: number | string;
  };
  count?: ItemCondition;
  /**
   * Why it is kept although nothing asks it.
   */
  kept?: string;
  /**
   * True when the value can identify a person; never shown in traces or analytics.
   */
  personal?: boolean;
  /**
   * The fact which each input is of the function that the pack registers for this fact.
   */
  derivedFrom?: {
    [k: string]: string;
  };
}
/**
 * A value that copy can show but conditions cannot ask.
 */
export interface DisplayFact {
  /**
   * money: integer cents. date: calendar date YYYY-MM-DD. time: HH:MM. moment: milliseconds since the epoch, by the clock of the device. number, text: as they are.
   */
  type: "money" | "date" | "time" | "moment" | "number" | "text";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * Of a text: these fields of each thing of the record that `items` names, as JSON, one row a thing. It is what the customer sees, so that an operation can send it along.
   *
   * @minItems 1
   */
  rows?: string[];
  /**
   * Why it is kept although nothing asks it.
   */
  kept?: string;
  /**
   * True when the value can identify a person; never shown in traces or analytics.
   */
  personal?: boolean;
  /**
   * The fact which each input is of the function that the pack registers for this fact.
   */
  derivedFrom?: {
    [k: string]: string;
  };
}
/**
 * Something that is true of every customer.
 */
export interface FactRule {
  /**
   * Why it always holds, in words that product ops use.
   */
  description: string;
  holds: Condition;
}
/**
 * A kind of thing of which there are several: its fields, where they come from, and what is said where there is none. The file name is the part of each field's name before the dot.
 */
export interface RecordManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * The field that tells one from the other: of the type id, and never absent.
   */
  key: string;
  empty: Copy;
  failed?: string;
  missing?: string;
  /**
   * Where all of them come from, at once.
   */
  many: {
    /**
     * Where things come from: registered by a pack.
     */
    from: string;
    /**
     * Parameter of the source -> fact (or constant.<name>). It is asked when all are known, and again when one changes.
     */
    with?: {
      [k: string]: string;
    };
    /**
     * Facts with which the things may change: when one of them does, they are asked for again.
     *
     * @minItems 1
     */
    changesWith?: string[];
    /**
     * There are never more than so many.
     */
    whole: number;
    order?: RecordOrder;
  };
  /**
   * Name after the dot -> field.
   */
  fields: {
    [k: string]: RecordField;
  };
  /**
   * What is true of each of them: what the check leaves out where it is not.
   *
   * @minItems 1
   */
  always?: FactRule[];
  /**
   * Some of them for previews, examples and tests, by a name: field -> value. No browser gets them.
   */
  samples: {
    /**
     * @maxItems 1000
     */
    [k: string]: {
      [k: string]: boolean | string | number;
    }[];
  };
}
/**
 * In which order they stand; those that are alike, by their key. Absent: as the source gives them.
 */
export interface RecordOrder {
  /**
   * A field.
   */
  by: string;
  /**
   * The highest or latest first.
   */
  descending?: boolean;
}
/**
 * Tells one from the other: for addresses and operations, never shown.
 */
export interface IdField {
  type: "id";
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
}
/**
 * Words as they come; shown as they are, and nothing can be asked of them.
 */
export interface TextField {
  type: "text";
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  label?: Copy;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
  absence?: Copy;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
  /**
   * A longer one is refused.
   */
  maxLength: number;
}
/**
 * One of a closed list of values.
 */
export interface EnumField {
  type: "enum";
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  label?: Copy;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
  absence?: Copy;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
  /**
   * Every value it can have.
   *
   * @minItems 1
   */
  values: string[];
  /**
   * What its values are called: the beginning of the keys of their words, to which each value is added.
   */
  words?: string;
  /**
   * The mark of the value stands before its words: a small drawing that tells it apart at a glance.
   */
  marked?: true;
  /**
   * Value -> the tone of the badge that it is shown as. Absent: plain words.
   */
  tones?: {
    [k: string]: "success" | "warning" | "information" | "neutral";
  };
  /**
   * What a value is taken for that is none of these, because the server is newer. Absent: the list then fails.
   */
  otherwise?: string;
}
/**
 * Yes or no.
 */
export interface BooleanField {
  type: "boolean";
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  label?: Copy;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
  absence?: Copy;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
  /**
   * What its values are called: the beginning of the keys of their words, to which each value is added.
   */
  words?: string;
}
/**
 * A whole number.
 */
export interface IntegerField {
  type: "integer";
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  label?: Copy;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
  absence?: Copy;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
  /**
   * The lowest number that it can be.
   */
  minimum: number;
  /**
   * The highest number that it can be.
   */
  maximum: number;
  /**
   * The only numbers that conditions can compare it with, by name.
   */
  thresholds?: {
    [k: string]: number;
  };
}
/**
 * A value that can be shown, but not asked.
 */
export interface DisplayField {
  /**
   * money: integer cents. date: calendar date YYYY-MM-DD. time: HH:MM. moment: milliseconds since the epoch. number: as it is.
   */
  type: "money" | "date" | "time" | "moment" | "number";
  /**
   * Of money that is a difference: it is shown with plus or minus.
   */
  signed?: true;
  /**
   * What it says, in words that product ops use.
   */
  description?: string;
  label?: Copy;
  /**
   * A thing need not have it. Absent: it always has.
   */
  mayBeAbsent?: true;
  absence?: Copy;
  /**
   * True when the value can identify a person; never in an address, in traces or analytics.
   */
  personal?: boolean;
}
/**
 * A condition with a name, used by reference.
 */
export interface ConditionManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  when: Condition;
}
/**
 * A feature toggle that this portal asks the flag service for. The file name is its name there.
 */
export interface ToggleManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * What holds when the flag service has never answered.
   */
  default: boolean;
  /**
   * Who decides about it.
   */
  owner: string;
  /**
   * The day after which the check asks to remove it.
   */
  expires?: string;
  /**
   * Variants that conditions may name.
   *
   * @minItems 1
   */
  variants?: ToggleVariant[];
}
export interface ToggleVariant {
  /**
   * As the flag service calls it.
   */
  name: string;
}
/**
 * Who may enter the routes that name it, and where the others are sent. A guard that is invalid denies.
 */
export interface GuardManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  allow: Condition;
  whileUnknown: WhileUnknown;
  /**
   * Where those who may not enter are sent: the first whose condition holds. The last has no condition.
   *
   * @minItems 1
   */
  otherwise: Refusal[];
  /**
   * True: it is no refusal but sends people where they belong, so that links and redirects may lead to it.
   */
  forwards?: true;
}
export interface WaitThen {
  /**
   * Longest wait, in milliseconds. A shorter one decides before anything can be known.
   */
  waitMs: number;
  then: Verdict;
}
export interface RedirectRefusal {
  when?: Condition;
  redirect: RouteLink;
  /**
   * Adds the address asked for, so that the customer comes back to it.
   */
  returnTo?: boolean;
  error?: string;
  /**
   * Goes to the address that the present one says to return to, when it says one that is safe; else to the route.
   */
  preferReturn?: boolean;
  preferFact?: string;
  open?: string;
}
export interface RouteLink {
  route: string;
  /**
   * Path parameter -> value.
   */
  params?: {
    [k: string]: LinkValue;
  };
  query?: LinkQuery;
  otherwise?: RouteLink;
}
/**
 * The value of a fact.
 */
export interface FactValue {
  fact: string;
  /**
   * Taken when the fact is not known.
   */
  otherwise?: string;
}
/**
 * A parameter of the present address.
 */
export interface QueryValue {
  /**
   * Name of the query parameter; capital and small letters are the same.
   */
  query: string;
  /**
   * Taken when the address has no such parameter.
   */
  otherwise?: string;
}
/**
 * A segment of the present path.
 */
export interface SegmentValue {
  /**
   * Which one, from 1.
   */
  segment: number;
  /**
   * Taken when the path is shorter.
   */
  otherwise?: string;
}
/**
 * A field of the push message that was tapped.
 */
export interface PayloadValue {
  /**
   * Name of the field.
   */
  payload: string;
  /**
   * Characters that are taken out of it.
   */
  without?: string;
  /**
   * Taken when the message has no such field.
   */
  otherwise?: string;
}
/**
 * Query parameter -> value. One whose value is not known is left out of the address, or leads elsewhere where the link says so.
 */
export interface LinkQuery {
  [k: string]: LinkValue;
}
/**
 * Leaves the portal for a declared external address.
 */
export interface LeaveRefusal {
  when?: Condition;
  leave: string;
  query?: LinkQuery;
}
/**
 * An address of the portal: its path, who may enter, what it shows.
 */
export interface RouteManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * Segments of lower-case words, :parameters, and at most one * at the end, after a word: what no route has shows the page for it. /books/:book/lend
   */
  path: string;
  /**
   * Path parameter -> the only values it can have. Without this any value matches.
   */
  params?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  page?: string;
  sequence?: string;
  redirect?: RouteRedirect;
  language?: LanguageSwitch;
  /**
   * Asked in this order; the first that refuses decides.
   */
  guards?: string[];
  flow?: string;
  header?: string;
  /**
   * False keeps page alerts away. Default: true.
   */
  showPageAlerts?: boolean;
  /**
   * Exists only in these environments. Default: in all.
   *
   * @minItems 1
   */
  environments?: string[];
  /**
   * shell (default): it shows when the customer comes here and goes when the page is there. section: it goes when nothing on the page is waited for any more, or after `sectionWait` of the site. none: coming here shows none.
   */
  spinner?: "shell" | "section" | "none";
  /**
   * A way here that is given up leaves the spinner where it is.
   */
  keepsSpinnerWhenCancelled?: boolean;
  /**
   * outside: customers come here from bookmarks, messages or other sites, and nothing in the portal has to lead here.
   */
  entry?: "outside";
}
/**
 * Leads to another route, in the same navigation, or out to a declared address.
 */
export interface RouteRedirect {
  to: Link;
  /**
   * Default: true.
   */
  keepQuery?: boolean;
}
export interface ExternalLink {
  external: string;
  query?: LinkQuery;
  /**
   * new-window: leaves the portal open beside it, and says so with the words of the site. Absent: in its place.
   */
  opens?: "new-window";
  otherwise?: RouteLink;
}
/**
 * Switches the language, then returns to ?returnTo, else goes to the link.
 */
export interface LanguageSwitch {
  switchTo: string;
  then: RouteLink;
}
/**
 * A header type: which elements it shows, where, when.
 */
export interface HeaderManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  start: WidgetList;
  end: WidgetList;
  /**
   * Other headers that this one turns into: the first whose condition holds.
   */
  overrides?: HeaderChange[];
}
export interface HeaderChange {
  when: Condition;
  header: string;
}
/**
 * A presentation mode: which regions of the layout are shown.
 */
export interface FlowManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * Regions of the layout that are shown, by name; see layout.regions of the site manifest.
   */
  regions: string[];
  /**
   * reading: a narrow measure for one thing at a time; page: the full page width.
   */
  width: "reading" | "page";
  /**
   * Whether page alerts may show in this flow.
   */
  pageAlerts: boolean;
  /**
   * Other flows that this one turns into: the first whose condition holds.
   */
  overrides?: FlowChange[];
}
export interface FlowChange {
  when: Condition;
  flow: string;
}
/**
 * A list of places to go, shown by a menu.
 */
export interface NavigationManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  label: Copy;
  /**
   * In the order in which they are shown.
   *
   * @minItems 1
   */
  items: NavigationItem[];
}
export interface NavigationItem {
  /**
   * Names the item in this menu, for traces and analytics.
   */
  id: string;
  label: Copy;
  /**
   * The icon beside the words, by its name in the icon set.
   */
  icon?: string;
  link: Link;
  when?: Condition;
  /**
   * Also shown as current on these routes.
   */
  highlightOn?: string[];
}
/**
 * A page: its title and the widgets that it is made of.
 */
export interface PageManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  title: Copy;
  subject?: Subject;
  body: WidgetList;
}
/**
 * The one thing that a page or sequence is about, by its key in the address: its fields are facts there.
 */
export interface Subject {
  record: string;
  /**
   * The parameter of the route's path that is its key.
   */
  param: string;
}
/**
 * A message with a place of its own, shown to those for whom its condition holds.
 */
export interface BannerManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  placement: string;
  /**
   * The more urgent, the higher. No two banners of one placement may have the same.
   */
  priority: number;
  /**
   * How it is meant: colour, icon and how it is announced follow.
   */
  tone: "information" | "success" | "warning" | "danger";
  when: Condition;
  title: Copy;
  text?: Copy;
  /**
   * What the customer can do about it.
   *
   * @maxItems 3
   */
  actions?: BannerAction[];
  dismissal?: Dismissal;
  /**
   * session: it shows on the first page where it may, and not again until the customer signs out.
   */
  once?: "session";
}
export interface BannerAction {
  label: Copy;
  do: Action;
  /**
   * One primary action a screen.
   */
  style?: "primary" | "secondary" | "quiet" | "link";
  when?: Condition;
  dismissal?: Dismissal;
}
/**
 * Goes to a place.
 */
export interface GoAction {
  go: Link;
  /**
   * Of a sequence: back to the page that the customer came to it from instead, where that is one of these.
   *
   * @minItems 1
   */
  cameFrom?: string[];
}
/**
 * Goes back to the page before, as the browser does. Not shown where the customer came from none of the portal, from the same, or from the sign-in.
 */
export interface BackAction {
  /**
   * Always true.
   */
  back: true;
}
/**
 * Sends an event to the sequence that the customer is in.
 */
export interface SendAction {
  /**
   * An event of the sequence: a name under `on` of the state in which it is sent.
   */
  send: string;
}
/**
 * Dismisses the banner that holds it, for as long as the banner says.
 */
export interface DismissAction {
  /**
   * Always true.
   */
  dismiss: true;
}
/**
 * Asks again for facts that could not be loaded.
 */
export interface RetryAction {
  /**
   * Always true.
   */
  retry: true;
}
/**
 * Starts the sign-in; afterwards the customer comes back to the address asked for, or to this link.
 */
export interface SignInAction {
  signIn: RouteLink;
}
/**
 * Ends the session and goes to the link.
 */
export interface SignOutAction {
  signOut: RouteLink;
  /**
   * Adds the present address, so that who signs in again comes back to it.
   */
  returnTo?: boolean;
  /**
   * Why, as a word that is told to the server.
   */
  reason?: string;
  ifDone?: Copy;
  ifFailed?: string;
}
/**
 * Says to the server that the customer is still there.
 */
export interface ExtendSessionAction {
  /**
   * Always true.
   */
  extendSession: true;
  ifFailed?: string;
}
/**
 * Asks again for facts that somebody uses.
 */
export interface RefreshAction {
  /**
   * Groups of facts.
   *
   * @minItems 1
   *
   * Items: A group of facts, or a record: the name of its file.
   */
  refresh: string[];
}
/**
 * Loads the page anew, as the browser does. Never while something that was sent is on its way.
 */
export interface ReloadAction {
  /**
   * Always true.
   */
  reload: true;
}
/**
 * Prints the page, or saves it as a file where the customer chooses that.
 */
export interface PrintAction {
  /**
   * Always true.
   */
  print: true;
}
/**
 * Opens a dialog over the page.
 */
export interface OpenAction {
  open: string;
}
/**
 * Closes the dialog that holds it.
 */
export interface CloseAction {
  /**
   * Always true.
   */
  close: true;
}
/**
 * Runs an operation whose end changes nothing here but facts.
 */
export interface RunAction {
  run: string;
  /**
   * Parameter of the operation -> fact, also a field where one thing is looked at.
   */
  with?: {
    [k: string]: string;
  };
  ifDone?: Copy;
  ifFailed?: string;
  ifNotKnown?: string;
}
/**
 * Runs an operation that needs something of the device, and does something else where the device does not have it.
 */
export interface NativeAction {
  native: string;
  capability: string;
  otherwise: Action;
}
export interface DismissalForSession {
  /**
   * Until the customer signs out or closes the browser.
   */
  forSession: true;
}
export interface DismissalForDays {
  /**
   * For so many days, on this device.
   */
  forDays: number;
  of?: string;
}
/**
 * Something said over the page: opened by an action, a push message or a guard, or for as long as its condition holds.
 */
export interface DialogManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  when?: Condition;
  /**
   * Of several dialogs the highest shows; the others wait.
   */
  priority: number;
  /**
   * dialog (default): over the page. full-screen: in the place of everything.
   */
  form?: "dialog" | "full-screen";
  title: Copy;
  text: Copy;
  body?: WidgetList;
  /**
   * The answers that the customer can give: the primary one first.
   *
   * @maxItems 4
   */
  actions: Control[];
  /**
   * Whether Escape and a close button close it without an answer. Default: true.
   */
  closable?: boolean;
  closableWhen?: Condition;
  dismissal?: Dismissal;
}
/**
 * A button or a link with its words and what it does.
 */
export interface Control {
  label: Copy;
  /**
   * Of the words, where they are the same in every language of the site: screen readers pronounce them so.
   */
  language?: string;
  do: Action;
  /**
   * One primary action a screen.
   */
  style?: "primary" | "secondary" | "quiet" | "link";
  when?: Condition;
}
/**
 * Something that happens by itself when a time has passed, or a moment has come.
 */
export interface TimerManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  while?: Condition;
  after?: Duration;
  at?: TimerMoment;
  /**
   * Groups of facts that are asked for again when it has run out: where its moment has moved on by then, it goes on counting.
   *
   * @minItems 1
   *
   * Items: A group of facts, or a record: the name of its file.
   */
  asksAgain?: string[];
  when?: Condition;
  do: TimerAction;
  afterwards?: TimerAction;
  /**
   * True: it begins anew also when it has done something. Absent: it is over until it may count again.
   */
  repeats?: boolean;
}
/**
 * The moment that it waits for. While the moment is not known it does not count; when the moment moves, it begins anew.
 */
export interface TimerMoment {
  fact: string;
  early?: Duration;
}
/**
 * A cookie that the portal sets, for other sites of the company: with what, while what holds, for how long.
 */
export interface CookieManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * As the browser stores it.
   */
  name: string;
  lasts?: Duration;
  when?: Condition;
  value: LinkValue;
}
/**
 * Where a tapped push message of one category leads.
 */
export interface PushManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * As the messages spell it.
   */
  category: string;
  go?: Link;
  /**
   * Facts that the message sets: fact -> value.
   */
  keep?: {
    [k: string]: PayloadValue;
  };
  open?: PushOpening;
}
/**
 * A dialog that it opens.
 */
export interface PushOpening {
  dialog: string;
  /**
   * Fields of the message without which nothing opens.
   */
  needs?: string[];
  when?: Condition;
  after?: string;
}
/**
 * Steps that a customer goes through, with their fields, dialogs, operations and results: a small statechart that stays finite and can be checked.
 */
export interface SequenceManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  title: Copy;
  subject?: Subject;
  /**
   * Anybody goes through it, signed in or not: it waits for nobody to be known. What is sent once belongs to somebody, so nothing of it is.
   */
  anybody?: true;
  /**
   * The steps in their order: the progress that is shown, and what must be complete before a later step opens.
   *
   * @minItems 1
   */
  order: string[];
  /**
   * Other orders: the first whose condition holds.
   */
  variants?: SequenceVariant[];
  exit: Control;
  ifFailed?: string;
  aside?: WidgetList;
  line?: SequenceLine;
  /**
   * What the sequence collects. Each is also a fact: <sequence>.<name>.
   */
  data: {
    [k: string]: SequenceData;
  };
  /**
   * The pages that the customer goes through.
   */
  steps: {
    [k: string]: SequenceStep;
  };
  /**
   * Questions asked over a step.
   */
  dialogs?: {
    [k: string]: SequenceDialog;
  };
  /**
   * Calls that are made, with every way they can end.
   */
  operations?: {
    [k: string]: SequenceOperation;
  };
  /**
   * Where it ends.
   */
  results?: {
    [k: string]: SequenceResult;
  };
}
export interface SequenceVariant {
  when: Condition;
  /**
   * The steps in their order, as in the usual one.
   *
   * @minItems 1
   */
  order: string[];
}
/**
 * The same in one line, above the button on phones.
 */
export interface SequenceLine {
  label: Copy;
  value: Copy;
  when?: Condition;
}
export interface BooleanData {
  type: "boolean";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * What it is before the customer says anything.
   */
  initial: boolean;
  /**
   * Where it survives. reload (default): until the tab is closed. never: only in this page's memory. question: until a step is come to, so only as long as the question over a step is open and what answers it runs.
   */
  keep?: "reload" | "never" | "question";
}
export interface EnumData {
  type: "enum";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  /**
   * Every value it can have, besides "unanswered" as long as there is no initial one.
   *
   * @minItems 1
   */
  values: string[];
  /**
   * What its values are called in sentences: the beginning of the keys of their words, to which each value is added.
   */
  words?: string;
  /**
   * What it is before the customer chooses. Without this: "unanswered".
   */
  initial?: string;
  /**
   * The query parameter of the address of the whole sequence that answers it, with a value that the field does not refuse then; any other one is ignored.
   */
  query?: string;
  /**
   * Where it survives. reload (default): until the tab is closed. never: only in this page's memory. question: until a step is come to, so only as long as the question over a step is open and what answers it runs.
   */
  keep?: "reload" | "never" | "question";
}
export interface TextData {
  /**
   * As typed, or an opaque id; money and date are what the pack reads from it.
   */
  type: "text" | "money" | "date";
  /**
   * What it says, in words that product ops use.
   */
  description: string;
  initial?: string;
  /**
   * Where it survives. reload (default): until the tab is closed. never: only in this page's memory. question: until a step is come to, so only as long as the question over a step is open and what answers it runs.
   */
  keep?: "reload" | "never" | "question";
  /**
   * True when the value can identify a person; never shown in traces or analytics.
   */
  personal?: boolean;
}
export interface SequenceStep {
  title: Copy;
  heading: Copy;
  body: WidgetList;
  /**
   * The buttons: the primary one first.
   *
   * @minItems 1
   * @maxItems 4
   */
  actions: Control[];
  /**
   * What is asked here. Field name = name of its data.
   */
  fields?: {
    [k: string]: SequenceField;
  };
  /**
   * Event -> what it needs and where it leads.
   */
  on: {
    [k: string]: SequenceEventRule;
  };
}
export interface SequenceField {
  label: Copy;
  when?: Condition;
  /**
   * Why its value is not accepted: the first that holds decides. The order is the precedence.
   */
  refuse: FieldRefusal[];
}
export interface FieldRefusal {
  /**
   * Names the refusal, for traces and analytics.
   */
  id: string;
  when: Condition;
  message: Copy;
}
export interface SequenceEventRule {
  /**
   * Fields that must be accepted first, of this step or an earlier one; otherwise the customer is led to the first that is not.
   */
  needs?: string[];
  /**
   * Where it leads: the first whose condition holds. The last has no condition.
   *
   * @minItems 1
   */
  transitions: Transition[];
}
export interface Transition {
  when?: Condition;
  /**
   * The step, dialog, operation or result to go to.
   */
  to?: string;
  leave?: RouteLink;
  /**
   * Data to set (boolean and enum).
   */
  set?: {
    [k: string]: boolean | string;
  };
  /**
   * Data to set back to its initial value.
   */
  clear?: string[];
  error?: string;
  /**
   * The attempt is settled: the next operation sent gets a new idempotency key. Only an outcome that says whether it was done may settle it.
   */
  newAttempt?: true;
}
export interface SequenceDialog {
  /**
   * The step beneath.
   */
  over: string;
  title: Copy;
  text: Copy;
  /**
   * The answers that the customer can give: the primary one first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions: Control[];
  /**
   * Event -> what it needs and where it leads.
   */
  on: {
    [k: string]: SequenceEventRule;
  };
}
export interface SequenceOperation {
  run: string;
  /**
   * The step that stays visible meanwhile.
   */
  over: string;
  busy: Copy;
  /**
   * once: changes something; it carries the attempt's idempotency key, is stored before it is sent and never sent blindly again. freely: only asks, or says how something shall be, which twice is as once.
   */
  sends: "once" | "freely";
  /**
   * Parameter of the operation -> fact that fills it.
   */
  with?: {
    [k: string]: string;
  };
  /**
   * Value that the operation answers -> data that keeps it.
   */
  returns?: {
    [k: string]: string;
  };
  unknown?: SequenceUnknown;
  /**
   * Refusal of the service -> the outcome that it is, which means not-done. All that the operation tells apart must be here. Of a refusal that is not named, here or by the operation, the operation says how it ended.
   */
  refusals?: {
    [k: string]: string;
  };
  /**
   * Each way it can end -> where that leads. All of the operation's outcomes must be here; with sends: once also `not-started`, for when something that it needs cannot be loaded and nothing is sent; with sends: freely also `unknown`, for when the call itself fails. That the end of what is sent once is not known is no outcome: see `unknown`.
   */
  outcomes: {
    /**
     * @minItems 1
     */
    [k: string]: Transition[];
  };
}
/**
 * For what is sent once: what stands there as long as it is not known what became of it. Meanwhile the engine goes on asking by itself.
 */
export interface SequenceUnknown {
  /**
   * The result that says so. It means not-known.
   */
  shows: string;
  busy: Copy;
  /**
   * The event of that result that asks at once.
   */
  asks: string;
}
export interface SequenceResult {
  title: Copy;
  body: WidgetList;
  /**
   * Event -> what it needs and where it leads.
   */
  on?: {
    [k: string]: SequenceEventRule;
  };
  /**
   * What the result says of what was to be done. `not-known`: it is being found out, and the attempt goes on. Otherwise the attempt is over and may be forgotten.
   */
  means: "done" | "partly-done" | "not-done" | "not-known";
}
/**
 * An entry of the error catalogue: what the customer reads, and how it is acknowledged.
 */
export interface ErrorManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * dialog: over the page, acknowledged with a button. inline: in the place of what failed.
   */
  presentation: "dialog" | "inline";
  title: Copy;
  text: Copy;
  acknowledge?: Copy;
  /**
   * Ways on besides acknowledging. One that is said in the place of what failed offers the first.
   *
   * @maxItems 2
   */
  actions?: Control[];
}
/**
 * What is told about how the portal is used, and where that goes: one file a topic. Nothing that is personal can be named.
 */
export interface AnalyticsManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * A path that begins with one slash.
   */
  service: string;
  /**
   * Name of the topic that takes them, by environment.
   */
  topic: {
    /**
     * Last segment of the address that they are posted to.
     */
    [k: string]: string;
  };
  every: Duration;
  /**
   * No more than so many are sent within a second; the others wait.
   */
  mostPerSecond: number;
  with?: Properties;
  /**
   * Name of the event -> when it is sent and what it says.
   */
  events?: {
    [k: string]: AnalyticsEvent;
  };
  decisions?: AnalyticsDecisions;
}
/**
 * Name of the property -> its value. What is not known is left out.
 */
export interface Properties {
  [k: string]: AnalyticsValue;
}
/**
 * The value of a fact that is neither personal nor free text, or of a constant.
 */
export interface AnalyticsFact {
  /**
   * Its name.
   */
  fact: string;
}
/**
 * Something of the moment: names that stand in manifests, never what somebody typed; of a call that failed, what the service wrote.
 */
export interface AnalyticsMomentValue {
  /**
   * arrived: route, state, before. pressed: route, action, target. shown: banner. ended: sequence, operation, outcome. problem: code. failed: of, code, text, trace, platform, transaction, reason, reasonText, system.
   */
  moment:
    | "route"
    | "state"
    | "before"
    | "action"
    | "target"
    | "banner"
    | "sequence"
    | "operation"
    | "outcome"
    | "code"
    | "of"
    | "text"
    | "trace"
    | "platform"
    | "transaction"
    | "reason"
    | "reasonText"
    | "system"
    | "source";
}
/**
 * One event: when it is sent, and what it says.
 */
export interface AnalyticsEvent {
  /**
   * What it means, for those who read it later.
   */
  description: string;
  on: AnalyticsMoment;
  when?: Condition;
  with?: Properties;
}
/**
 * The customer comes to a page, or to a step or result of a sequence.
 */
export interface ArrivedMoment {
  arrived: ArrivedAt;
}
export interface ArrivedAt {
  /**
   * Only at these. Absent: at any.
   *
   * @minItems 1
   */
  routes?: string[];
  /**
   * Only at these steps and results of the sequence. Absent: at any.
   *
   * @minItems 1
   */
  states?: string[];
}
/**
 * The customer uses a button or a link.
 */
export interface PressedMoment {
  pressed: PressedControl;
}
export interface PressedControl {
  /**
   * Only what does one of these. Absent: any.
   *
   * @minItems 1
   */
  actions?: (
    | "go"
    | "send"
    | "dismiss"
    | "retry"
    | "signIn"
    | "signOut"
    | "print"
    | "open"
    | "close"
    | "run"
    | "native"
    | "back"
    | "extendSession"
    | "refresh"
    | "reload"
  )[];
}
/**
 * A banner shows, for the first time in the session.
 */
export interface ShownMoment {
  shown: ShownBanner;
}
export interface ShownBanner {
  /**
   * Only these. Absent: any.
   *
   * @minItems 1
   */
  banners?: string[];
}
/**
 * An operation of a sequence has ended.
 */
export interface EndedMoment {
  ended: EndedOperation;
}
export interface EndedOperation {
  sequence?: string;
  /**
   * Only these of the sequences' operations, by the names that they have there. Absent: any.
   *
   * @minItems 1
   */
  operations?: string[];
  /**
   * Only with one of these outcomes. Absent: with any.
   *
   * @minItems 1
   */
  outcomes?: string[];
}
/**
 * The portal's own code has noticed that something went wrong.
 */
export interface ProblemMoment {
  problem: NoticedProblem;
}
export interface NoticedProblem {
  /**
   * Only these, as the code names them: widget-failed, facts-unavailable. Absent: any.
   *
   * @minItems 1
   */
  codes?: string[];
}
/**
 * A call of a service has failed.
 */
export interface FailedMoment {
  failed: FailedCall;
}
export interface FailedCall {
  /**
   * Whole calls, answers that tell of errors, each error of such an answer, the system behind the service that says its code, or code of the portal that could not be loaded. Absent: all of them.
   *
   * @minItems 1
   */
  of?: ("call" | "answer" | "error" | "system" | "code")[];
}
/**
 * A condition that did not hold begins to.
 */
export interface BeginsMoment {
  begins: Condition;
}
/**
 * The customer closes the page, or leaves it for another site.
 */
export interface LeftMoment {
  /**
   * Always true.
   */
  left: true;
}
/**
 * In how many of a hundred visits it is told what was decided of each address, and why.
 */
export interface AnalyticsDecisions {
  entered: number;
  refused: number;
  redirected: number;
  notFound: number;
}
/**
 * Somebody to look at the portal as: what is known of them. For those who write and check manifests; no release has it.
 */
export interface PersonaManifest {
  $schema?: string;
  /**
   * What it is for, in a sentence that product ops understand.
   */
  description: string;
  /**
   * Where it comes from: clauses of the specification or requirement ids.
   */
  source?: string;
  /**
   * Fact -> its value. Facts that are not here are not known.
   */
  facts: {
    /**
     * A value of the fact's domain: true or false, one of its values, a number, or a text.
     */
    [k: string]: boolean | string | number;
  };
}
/**
 * A field as a line, with more than its name.
 */
export interface ItemLine {
  /**
   * A field of a record: <record>.<field>.
   */
  field: string;
  label?: Copy;
  text?: Copy;
  when?: Condition;
}
/**
 * A date of which customers can choose a stretch of time.
 */
export interface PeriodFilter {
  /**
   * A field of the type date: <record>.<field>.
   */
  field: string;
  /**
   * In the order in which they can be chosen.
   *
   * @minItems 1
   * @maxItems 8
   */
  periods: (("this-month" | "last-month" | "this-year" | "last-year") | LastDays)[];
  /**
   * The fact that says which day it is: of the type date.
   */
  today: string;
}
/**
 * So many days up to today, and including it.
 */
export interface LastDays {
  /**
   * constant.<name>, a constant whose unit is days.
   */
  last: string;
}
/**
 * What customers can search for: words of texts, whatever their accents and capitals.
 */
export interface ListSearch {
  /**
   * Where the words are looked for.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A field of the type text: <record>.<field>.
   */
  fields: string[];
  label: Copy;
}
