import type { FactSource, SourceServices } from '../ports/index.ts';

/** A source of facts that says what a test says through its services, and counts how often it was asked. */
export interface ToldSource {
  runs: number;
  /** There once it was asked. */
  services: SourceServices | undefined;
  readonly source: FactSource;
}

export function toldSource(): ToldSource {
  const told: ToldSource = {
    runs: 0,
    services: undefined,
    source(services) {
      told.runs += 1;
      told.services = services;
      return () => undefined;
    },
  };
  return told;
}
