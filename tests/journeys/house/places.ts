/** Where everything of the house is that the journeys run in. Origins are without a trailing slash. */
export interface HousePlaces {
  portal: string;
  cards: string;
  identity: string;
  panel: string;
  unleash: string;
  /** Absolute path of the folder with the house's data. */
  dataFolder: string;
  /** Absolute path of the built portal that the house serves. */
  builtPortal: string;
}

const VARIABLE = 'JOURNEYS_HOUSE';

/** Tells the workers, which are processes of their own, where the house is. */
export function announcePlaces(places: HousePlaces): void {
  process.env[VARIABLE] = JSON.stringify(places);
}

/** @throws Error when no house was started */
export function readPlaces(): HousePlaces {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error(`No house: ${VARIABLE} is not set.`);
  return JSON.parse(text) as HousePlaces;
}
