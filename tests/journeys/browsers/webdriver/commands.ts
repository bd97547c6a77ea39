/** The commands of the journeys: their form in W3C WebDriver over http, and Firefox's name. */
export const commands = {
  begin: { method: 'POST', path: '/session', marionette: 'WebDriver:NewSession' },
  visit: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  find: { method: 'POST', path: '/elements', marionette: 'WebDriver:FindElements' },
  enter: { method: 'POST', path: '/frame', marionette: 'WebDriver:SwitchToFrame' },
  click: { method: 'POST', path: '/element/:id/click', marionette: 'WebDriver:ElementClick' },
  type: { method: 'POST', path: '/element/:id/value', marionette: 'WebDriver:ElementSendKeys' },
  run: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  picture: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
  text: { method: 'GET', path: '/element/:id/text', marionette: 'WebDriver:GetElementText' },
  label: { method: 'GET', path: '/element/:id/computedlabel', marionette: 'WebDriver:GetComputedLabel' },
} as const;

export interface Parameters {
  /** The element of the command; the frame to enter, and none for the page around it. */
  element?: string;
  [name: string]: unknown;
}

/** Sends one command to a browser, and resolves with its value. @throws Error with the browser's error message */
export type Command = (name: keyof typeof commands, parameters?: Parameters) => Promise<unknown>;

/** A browser that was started for one journey, without earlier data. */
export interface DrivenBrowser {
  command: Command;
  stop(): Promise<void>;
}

/** Timeout of one command, in milliseconds: a hanging browser would block the journey. */
export const commandLimit = 30_000;

/** Key of an element's reference in an answer, by the standard. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
