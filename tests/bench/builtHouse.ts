import { join } from 'node:path';
import { buildWhenChanged } from '../../scripts/start/build.ts';
import { readPlaces } from '../journeys/house/places.ts';
import { startHouse, type House } from '../journeys/house/startHouse.ts';
import { isTrial } from './rounds.ts';

const project = join(import.meta.dirname, '../..');

/** A house that serves the production build; in a trial the running one, whatever it serves. */
export async function builtHouse(): Promise<Pick<House, 'places' | 'stop'>> {
  if (isTrial) return { places: readPlaces(), stop: () => Promise.resolve() };
  buildWhenChanged(project, 'build');
  return startHouse({ builtPortal: join(project, 'dist') });
}
