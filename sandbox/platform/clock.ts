/** The provider's time. Each account may live at a time of its own, so that tests run side by side. */
export interface Clock {
  /** The instant that it is for an account, or for everybody when none is named. */
  now(accountId?: string): Date;
}

/** How a clock was changed: it stands still at an instant, or runs on, moved by some milliseconds. */
type ClockSetting = { mode: 'frozen'; at: Date } | { mode: 'moved'; by: number };

/** A clock that can be frozen, moved and reset, for everybody or for one account. Settings live in memory. */
export interface SandboxClock extends Clock {
  /** Stops the clock at an instant. */
  freeze(at: Date, accountId?: string): void;
  /** Makes it now be `to`, and lets the clock run on from there. */
  moveTo(to: Date, accountId?: string): void;
  /** Back to real time; without an account also every account's own setting goes. */
  reset(accountId?: string): void;
  /** The setting that holds for an account, or for everybody; `undefined` in real time. */
  setting(accountId?: string): ClockSetting | undefined;
}

/** Makes a sandbox clock on top of a real one. */
export function createSandboxClock(realTime: () => Date = () => new Date()): SandboxClock {
  let shared: ClockSetting | undefined;
  const own = new Map<string, ClockSetting>();

  function change(setting: ClockSetting, accountId: string | undefined): void {
    if (accountId === undefined) shared = setting;
    else own.set(accountId, setting);
  }

  function settingOf(accountId?: string): ClockSetting | undefined {
    return (accountId === undefined ? undefined : own.get(accountId)) ?? shared;
  }

  return {
    now: (accountId) => apply(settingOf(accountId), realTime()),
    freeze: (at, accountId) => change({ mode: 'frozen', at }, accountId),
    moveTo: (to, accountId) => change({ mode: 'moved', by: to.getTime() - realTime().getTime() }, accountId),
    reset(accountId) {
      if (accountId !== undefined) {
        own.delete(accountId);
        return;
      }
      shared = undefined;
      own.clear();
    },
    setting: settingOf,
  };
}

function apply(setting: ClockSetting | undefined, realTime: Date): Date {
  if (setting === undefined) return realTime;
  return setting.mode === 'frozen' ? setting.at : new Date(realTime.getTime() + setting.by);
}
