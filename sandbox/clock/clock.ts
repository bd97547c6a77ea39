/** The provider's time. Each account may live at a time of its own, so that tests run side by side. */
export interface Clock {
  /** The instant that it is for an account, or for everybody when none is named. */
  now(accountId?: string): Date;
}
