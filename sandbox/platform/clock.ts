/** The provider's time. Each account may have a time of its own, so that tests run side by side. */
export interface Clock {
  /** The present instant for an account, or the shared one if no account is given. */
  now(accountId?: string): Date;
}

/** The change of a clock: it stands still at an instant, or runs on with an offset in milliseconds. */
type ClockSetting = { mode: 'frozen'; at: Date } | { mode: 'moved'; by: number };

/** A clock that can be frozen, moved and reset, for everybody or for one account. Settings live in memory. */
export interface SandboxClock extends Clock {
  /** Stops the clock at an instant. */
  freeze(at: Date, accountId?: string): void;
  /** Sets the present instant to `to`, from which the clock runs on. */
  moveTo(to: Date, accountId?: string): void;
  /** Returns to real time; without an account also all accounts' own settings are removed. */
  reset(accountId?: string): void;
  /** The effective setting of an account, or the shared one; `undefined` in real time. */
  setting(accountId?: string): ClockSetting | undefined;
}

/** Creates a sandbox clock on top of a real one. */
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
