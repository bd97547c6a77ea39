// Generated from the schemas of the widgets by `npm run generate`. Do not edit.
import type { Condition, Control, Copy, ItemLine, ListFilter, ListSearch, RouteLink } from '../../engine/index.ts';

/**
 * A button that fills in a field by scanning a code. It belongs beside that field, where platform.scanner says with what.
 */
export interface ScanCodeSettings {
  /**
   * The field of the step that is filled in.
   */
  field: string;
  label: Copy;
  /**
   * How many digits the code has: a number, or the constant that says it. Other codes of a label are passed over.
   */
  digits: number | string;
}

/**
 * The sign-in to one's bank, in the frame of the card service.
 */
export interface BankSignInSettings {
  title: Copy;
}

/**
 * What may change about the saved card that the sequence is about, in the frame of the card service.
 */
export interface CardEditSettings {
  title: Copy;
  card: EditedCard;
}
/**
 * The fields of the record in which it stands.
 */
export interface EditedCard {
  type: string;
  expiration: string;
  zip: string;
  nameOnCard: string;
}

/**
 * The days of a month, of which one is for Auto Pay. Days on which payments would be late are crossed out, and refused by the field.
 */
export interface DayOfMonthSettings {
  /**
   * The field of the step, which is also the name of its data: 1 to 31.
   */
  field: string;
  label: Copy;
  late: Copy;
  keeps: DayAnswers;
}
/**
 * The sequence's data in which is kept what the provider says of the day.
 */
export interface DayAnswers {
  /**
   * available, short-months for a day that some months lack, or late.
   */
  relation: string;
  /**
   * When the next payment would be, YYYY-MM-DD.
   */
  nextDate: string;
}

/**
 * The saved payment methods, their security code, and the forms for a new one.
 */
export interface MethodChoiceSettings {
  question: Copy;
  keeps: MethodAnswers;
  /**
   * The saved method that is chosen at first: the first of these that there is. usable: the first that can be used. Neither is one that cannot be used.
   *
   * @maxItems 2
   */
  beginsWith: ("default" | "usable")[];
  /**
   * quick-pay: nothing is chosen, the method of quick pay alone stands there. Absent: every saved one.
   */
  only?: "quick-pay";
  /**
   * What the method is for: which of the saved ones can be chosen follows from it. Absent: a payment.
   */
  purpose?: "payment" | "auto-pay";
  /**
   * False: nothing is taken now, so that a saved card needs no security code. Absent: it is asked.
   */
  asksCode?: boolean;
  inUse?: Copy;
  formTitles: MethodFormTitles;
  /**
   * What can be entered instead of a saved method.
   *
   * @maxItems 4
   */
  entries: MethodEntry[];
  /**
   * What is said beside a saved method: the first that is true of it.
   *
   * @maxItems 2
   */
  badges: MethodBadge[];
}
/**
 * The sequence's data in which the choice is kept.
 */
export interface MethodAnswers {
  /**
   * saved, or the value of what is entered.
   */
  source: string;
  /**
   * Id of the saved method; empty for a new one.
   */
  id: string;
  /**
   * Its brand, or that it is a bank account.
   */
  type: string;
  /**
   * Kind of card, where the service says so. Absent: nothing asks for it.
   */
  kind?: string;
  /**
   * Its last four digits.
   */
  lastFour: string;
  /**
   * MMYY of a card; empty for what has none. Absent: nothing asks for it.
   */
  expiration?: string;
  /**
   * Token of what was entered; emptied by every choice.
   */
  token: string;
  /**
   * Proof of a saved card's security code; emptied by every choice. Absent: no code is asked.
   */
  proof?: string;
  /**
   * Whether what was chosen was checked before; false with every choice. Absent: nothing asks for it.
   */
  read?: string;
}
/**
 * Names of the forms of the card service, for those who do not see them.
 */
export interface MethodFormTitles {
  card: Copy;
  "bank-account": Copy;
  "security-code": Copy;
}
export interface MethodEntry {
  /**
   * What the source is then.
   */
  value: string;
  /**
   * The form of the card service. Absent: what is entered has a step of its own.
   */
  form?: "card" | "bank-account";
  label: Copy;
  detail?: Copy;
  when?: Condition;
}
export interface MethodBadge {
  of: "expiring" | "auto-pay";
  label: Copy;
  state?: "information" | "success" | "warning" | "danger";
}

/**
 * A card or a bank account is entered, in the frame of the card service.
 */
export interface MethodEntrySettings {
  question: Copy;
  /**
   * The sequence's data that says which of them is entered.
   */
  source: string;
  /**
   * The sequence's data that keeps the token; emptied by every choice.
   */
  token: string;
  /**
   * What can be entered.
   *
   * @minItems 1
   * @maxItems 4
   */
  entries: MethodForm[];
}
export interface MethodForm {
  /**
   * What the source is then.
   */
  value: string;
  /**
   * The form of the card service.
   */
  form: "card" | "bank-account";
  label: Copy;
  detail?: Copy;
  frameTitle: Copy;
  when?: Condition;
}

/**
 * What is due, and what to do about it: the first state whose condition holds. The slot instead stands in the place of its controls while none of them shows.
 */
export interface StatusCardSettings {
  label: Copy;
  bill?: StatusCardBill;
  /**
   * What can be done whatever holds. With it, the card stands on a surface of its own; without, on what is around it.
   *
   * @maxItems 3
   */
  more?: Control[];
  /**
   * In their precedence; the last has no condition.
   *
   * @minItems 1
   * @maxItems 20
   */
  states: StatusCardState[];
}
/**
 * Which bill it is, where there are several.
 */
export interface StatusCardBill {
  text: Copy;
  when?: Condition;
}
export interface StatusCardState {
  id: string;
  when?: Condition;
  tone: "neutral" | "information" | "success" | "warning" | "danger";
  title: Copy;
  amount?: Copy;
  detail?: Copy;
  /**
   * Buttons and links, the most important first.
   *
   * @maxItems 5
   */
  controls: Control[];
}

/**
 * A row of buttons and links.
 */
export interface ActionsSettings {
  /**
   * Buttons and links, the most important first.
   *
   * @maxItems 5
   */
  controls: Control[];
  /**
   * They lead where the menu beside the content does, and show only where there is none: how wide the window is, styles decide.
   */
  insteadOfMenu?: boolean;
}

/**
 * A surface; its content stands in the slot body. With a title it is a region of the page.
 */
export interface CardBoxSettings {
  title?: Copy;
  /**
   * Buttons and links, the most important first.
   *
   * @maxItems 5
   */
  controls?: Control[];
}

/**
 * The things of a record as bars, in the table that says what they are. Formats and names come from the record.
 */
export interface RecordChartSettings {
  items: string;
  caption: Copy;
  by: string;
  bars: string;
  marked?: Condition;
  /**
   * The constant that says how many are shown. Absent: all.
   */
  first?: string;
}

/**
 * Two columns on wide screens: the slots main and aside.
 */
export interface TwoColumnsSettings {}

/**
 * What the thing is like that the page is about: a line for each field. A line of a field that it does not have is left out, unless its record says something of that.
 */
export interface RecordDetailSettings {
  /**
   * Fields of one record, from top to bottom.
   *
   * @minItems 1
   * @maxItems 30
   */
  lines: (string | ItemLine)[];
}

/**
 * What stands in the slot body, once for each thing of a list, about that one. Where there is none, its record says so.
 */
export interface EachItemSettings {
  items: string;
  where?: Condition;
  name?: Copy;
  /**
   * The constant that says how many are shown. Absent: all.
   */
  first?: string;
}

/**
 * The heading of a page, with a sentence below it.
 */
export interface PageHeadingSettings {
  title: Copy;
  intro?: Copy;
}

/**
 * The things of a record as cards, or below each other. Formats, names, words and badges come from the record.
 */
export interface RecordListSettings {
  items: string;
  caption: Copy;
  /**
   * cards: side by side where there is room. Absent: below each other.
   */
  form?: "cards";
  /**
   * Fields from top to bottom. The first one names the thing; one that the thing does not have is left out, unless its record says something of that.
   *
   * @minItems 1
   * @maxItems 12
   */
  lines: (string | ItemLine)[];
  /**
   * The constant that says how many are shown. Absent: all.
   */
  first?: string;
  where?: Condition;
  /**
   * What customers can narrow the list down by. What they chose stands in the address.
   *
   * @minItems 1
   * @maxItems 4
   */
  filter?: ListFilter[];
  search?: ListSearch;
  /**
   * The constant that says how many stand there before the customer asks for more. Absent: all.
   */
  pageSize?: string;
  opens?: RouteLink;
  /**
   * What can be done with the thing. Of one thing a few show: the others are of other things, by their conditions.
   *
   * @minItems 1
   * @maxItems 20
   */
  actions?: Control[];
}

/**
 * An alert inside a page.
 */
export interface NoticeBoxSettings {
  /**
   * What it means, shown by colour, icon and words.
   */
  tone: "information" | "success" | "warning" | "danger";
  title?: Copy;
  text: Copy;
  /**
   * It may appear while the page is read, and is said to whoever cannot see that.
   */
  announced?: boolean;
  /**
   * Buttons and links, the most important first.
   *
   * @maxItems 5
   */
  controls?: Control[];
}

/**
 * A few points, each with an icon, a title and a sentence.
 */
export interface PointsSettings {
  /**
   * @minItems 1
   * @maxItems 6
   */
  points: {
    /**
     * Name of an icon of the portal's set.
     */
    icon: string;
    title: Copy;
    text: Copy;
  }[];
}

/**
 * How something ended, made to be read, printed or saved; the particulars stand in the slot body, what to do next in the slot actions.
 */
export interface ReceiptPageSettings {
  /**
   * What it means, shown by colour, icon and words.
   */
  tone: "information" | "success" | "warning" | "danger";
  title: Copy;
  amount?: Copy;
  text?: Copy;
}

/**
 * Rows of a term and what it is, each shown when its condition holds.
 */
export interface SummarySettings {
  title?: Copy;
  /**
   * @minItems 1
   * @maxItems 20
   */
  rows: {
    label: Copy;
    value: Copy;
    mark?: string;
    when?: Condition;
    action?: Control;
    /**
     * The row that matters most.
     */
    emphasis?: boolean;
  }[];
}

/**
 * The things of a record in rows. Formats, names, words and badges come from the record.
 */
export interface RecordTableSettings {
  items: string;
  caption: Copy;
  /**
   * Fields from left to right. The first one names its row.
   *
   * @minItems 1
   * @maxItems 12
   */
  columns: (string | Column)[];
  /**
   * The constant that says how many are shown. Absent: all.
   */
  first?: string;
  where?: Condition;
  /**
   * Columns that customers can sort by.
   *
   * @minItems 1
   */
  sort?: string[];
  /**
   * What customers can narrow the list down by. What they chose stands in the address.
   *
   * @minItems 1
   * @maxItems 4
   */
  filter?: ListFilter[];
  noMatch?: Copy;
  search?: ListSearch;
  /**
   * The constant that says how many stand there before the customer asks for more. Absent: all.
   */
  pageSize?: string;
  opens?: RouteLink;
  /**
   * What can be done with the thing of a row. Of one thing a few show: the others are of other things, by their conditions.
   *
   * @minItems 1
   * @maxItems 20
   */
  actions?: Control[];
  /**
   * Things that are alike in a field stand together, in the order of the first of each.
   */
  group?: {
    by: string;
    text?: Copy;
    /**
     * Groups are closed at first, and can be opened one by one or all at once. On paper all are open.
     */
    folds?: boolean;
  };
  /**
   * What a column comes to: of each group, and of all.
   */
  total?: {
    field: string;
    label: Copy;
  };
  /**
   * What a row becomes on phones: labelled lines, or compact, where the first column and the figures share a line and the rest stands below them without labels. Absent: labelled.
   */
  onPhones?: "labelled" | "compact";
}
/**
 * A field as a column.
 */
export interface Column {
  field: string;
  label?: Copy;
  text?: Copy;
  /**
   * expand: on phones it is shown when the row is opened.
   */
  phones?: "expand";
  when?: Condition;
}

/**
 * A paragraph.
 */
export interface ParagraphSettings {
  text: Copy;
  /**
   * Of the text, where it is the same in every language of the site: screen readers pronounce it so.
   */
  language?: string;
}

/**
 * Yes or no.
 */
export interface CheckboxFieldSettings {
  /**
   * The field of the step, which is also the name of its data.
   */
  field: string;
  label: Copy;
  detail?: Copy;
}

/**
 * One of several options, as cards.
 */
export interface ChoiceSettings {
  /**
   * The field of the step, which is also the name of its data.
   */
  field: string;
  label: Copy;
  hint?: Copy;
  /**
   * @minItems 1
   * @maxItems 8
   */
  options: {
    value: string;
    label: Copy;
    detail?: Copy;
    trailing?: Copy;
    when?: Condition;
    /**
     * Slot that is shown beneath while the option is chosen.
     */
    reveals?: string;
  }[];
}

/**
 * A day, typed as MM/DD/YY or picked from a calendar that shows which days are refused, and why.
 */
export interface DateInputSettings {
  /**
   * The field of the step, which is also the name of its data.
   */
  field: string;
  label: Copy;
  hint?: Copy;
  first: string;
  last: string;
}

/**
 * An amount of money, as typed.
 */
export interface MoneySettings {
  /**
   * The field of the step, which is also the name of its data.
   */
  field: string;
  label: Copy;
  hint?: Copy;
}

/**
 * A line of text, as typed.
 */
export interface TextInputSettings {
  /**
   * The field of the step, which is also the name of its data.
   */
  field: string;
  label: Copy;
  hint?: Copy;
  /**
   * What is typed: which keyboard comes up, and what the browser offers to fill in. one-time-code: digits that a message brings, which alone are filled in; digits: others, as those of a label; tel: a number to call. Absent: any text.
   */
  kind?: "one-time-code" | "digits" | "tel";
  /**
   * No more than so many characters are taken: a number, or the constant that says it where it is a limit elsewhere too.
   */
  maxLength?: number | string;
}

/**
 * The banners of a placement that the customer sees.
 */
export interface BannersSettings {
  placement?: string;
  /**
   * Only the most urgent stands here; the others stand where `restOf` says. Absent: all of them.
   */
  atMost?: 1;
  restOf?: string;
  /**
   * The constant that says when the focus moves to the first one, after it has begun to show: only from where the page begins, never away from what somebody is doing. Absent: never.
   */
  focusAfter?: string;
  /**
   * What stands below waits until it is known which banners show, so that none pushes it away.
   */
  holdsBack?: true;
}

/**
 * The brand in the header; a link where it leads somewhere.
 */
export interface BrandSettings {
  link?: RouteLink;
}

/**
 * The end of every page.
 */
export interface FooterSettings {
  navigation: string;
}

/**
 * The frame around every page. It takes its slots from the engine.
 */
export interface FrameSettings {}

/**
 * One action of the header.
 */
export interface HeaderControlSettings {
  control: Control;
  /**
   * Name of an icon of the portal's set.
   */
  icon?: string;
}

/**
 * Switches to the other language, without losing what was entered.
 */
export interface LanguageSwitchSettings {}

/**
 * A menu made of a navigation manifest.
 */
export interface MenuSettings {
  navigation: string;
  /**
   * side: beside the content. bottom: at the foot of the screen.
   */
  form: "side" | "bottom";
}

/**
 * Says why the customer is back from the sign-in without being signed in.
 */
export interface SignInProblemSettings {
  /**
   * The parameter of the address in which the sign-in reports a problem.
   */
  parameter: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  problems: {
    /**
     * As the sign-in reports it.
     */
    code: string;
    title: Copy;
    text: Copy;
  }[];
  /**
   * What is said of a problem that is not in the list.
   */
  otherwise: {
    title: Copy;
    text: Copy;
  };
}
