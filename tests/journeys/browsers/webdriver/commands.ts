/** What the journeys ask of a browser: how W3C WebDriver says it over http, and what Firefox calls it. */
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
  /** The element that a command is about; the frame to enter, and none for the page around it. */
  element?: string;
  [name: string]: unknown;
}

/** Gives a browser one command, and answers its value. @throws Error with what the browser says that is wrong */
export type Command = (name: keyof typeof commands, parameters?: Parameters) => Promise<unknown>;

/** A browser that was started for one journey, with nothing kept from before. */
export interface DrivenBrowser {
  command: Command;
  stop(): Promise<void>;
}

/** How long a browser may take for one command, in milliseconds: one that hangs would hold the journey. */
export const commandLimit = 30_000;

/** Under which an element stands in an answer, by the standard. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
