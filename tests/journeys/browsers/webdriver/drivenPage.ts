import { expect } from '@playwright/test';
import { elementKey, type Command } from './commands.ts';

/** A page as a person sees and uses it, in a browser that takes only the commands of WebDriver. */
export interface DrivenPage {
  visit(address: string): Promise<void>;
  /** Presses the one button or link with a name, or the choice whose words begin with it. */
  press(kind: keyof typeof kinds, name: string | RegExp): Promise<void>;
  /** Types into the field with a label, replacing its text. */
  fill(label: string, text: string): Promise<void>;
  /** Does something in the frame with a title. */
  within(title: string, act: () => Promise<void>): Promise<void>;
  expectHeading(text: string): Promise<void>;
  /** Waits for the value beside a term of a summary. */
  expectDetail(term: string, text: RegExp): Promise<void>;
}

const kinds = {
  button: { css: 'button', named: 'label' },
  // The driver of WebKit fails with "unknown error" when it is asked for the name of an element that is not rendered.
  link: { css: 'a[href]:not([hidden] *)', named: 'label' },
  checkbox: { css: 'input[type=checkbox]', named: 'label' },
  field: { css: 'input:not([hidden], [type=hidden])', named: 'label' },
  // The dot of a choice is hidden, so its whole card is pressed.
  choice: { css: 'label', named: 'text' },
} as const;

export function drivenPage(command: Command): DrivenPage {
  const find = async (using: 'css selector' | 'xpath', value: string): Promise<string[]> => {
    const found = (await command('find', { using, value })) as Record<string, string>[];
    return found.flatMap((each) => each[elementKey] ?? []);
  };
  const textOf = async (using: 'css selector' | 'xpath', value: string): Promise<string> => {
    const [element] = await find(using, value);
    return element === undefined ? '' : String(await command('text', { element }));
  };
  const named = async (kind: keyof typeof kinds, name: string | RegExp): Promise<string> => {
    const { css, named: by } = kinds[kind];
    const names = new Map<string, string>();
    for (const element of await find('css selector', css))
      names.set(element, String(await command(by, { element })).trim());
    const fitting = [...names].filter(([, each]) => isNamed(each, name, kind));
    expect(fitting, `${kind} ${String(name)} among ${[...names.values()].join(' · ')}`).toHaveLength(1);
    return fitting[0]?.[0] ?? '';
  };
  return {
    visit: async (url) => void (await command('visit', { url })),
    // Retrying is safe: a command that fails has pressed nothing yet.
    press: (kind, name) =>
      patiently(async () => {
        const element = await named(kind, name);
        // The driver of WebKit presses only elements in view.
        await command('run', { script: showArgument, args: [{ [elementKey]: element }] });
        await command('click', { element });
      }),
    fill: (label, text) =>
      patiently(async () => {
        const element = await named('field', label);
        // WebKit lets no field in a frame of another site take the focus before a press there.
        await command('click', { element });
        await command('type', { element, text: `${selectAll}${text}` });
      }),
    async within(title, act) {
      await patiently(async () => {
        const [element = ''] = await find('css selector', `iframe[title="${title}"]`);
        await command('enter', { element });
      });
      await act();
      await command('enter');
    },
    expectHeading: (text) =>
      patiently(async () => expect(await textOf('css selector', 'main h1')).toBe(text)),
    expectDetail: (term, text) =>
      patiently(async () =>
        expect(
          await textOf('xpath', `//main//dt[normalize-space()="${term}"]/following-sibling::dd[1]`),
        ).toMatch(text),
      ),
  };
}

function isNamed(name: string, wanted: string | RegExp, kind: keyof typeof kinds): boolean {
  if (wanted instanceof RegExp) return wanted.test(name);
  return kind === 'choice' ? name.startsWith(wanted) : name === wanted;
}

/** Control and A, by the key codes of the standard. */
const selectAll = '\uE009a\uE009';

const showArgument = 'arguments[0].scrollIntoView({ block: "nearest" })';

/** Timeout for a page to show the wanted content, in milliseconds. */
const patience = { timeout: 20_000 };

/** Retries, also when an element that was found disappears before it is read. */
const patiently = (act: () => Promise<void>): Promise<void> => expect(act).toPass(patience);
