/** The addresses and folders of the house in which the journeys run. Origins have no trailing slash. */
export interface HousePlaces {
  portal: string;
  cards: string;
  identity: string;
  panel: string;
  unleash: string;
  /** Absolute path of the folder with the house's data. */
  dataFolder: string;
  /** URL of the PostgreSQL database with the provider's data, if they are not in the folder. */
  database: string | undefined;
  /** Absolute path of the built portal that the house serves. */
  builtPortal: string;
}

const VARIABLE = 'JOURNEYS_HOUSE';

/** Passes the places to the workers, which are separate processes. */
export function announcePlaces(places: HousePlaces): void {
  process.env[VARIABLE] = JSON.stringify(places);
}

/** @throws Error if no house was started */
export function readPlaces(): HousePlaces {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error(`No house: ${VARIABLE} is not set.`);
  return JSON.parse(text) as HousePlaces;
}
