import type { InBothLanguages } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';

/** A channel of TV, and whether the account has it. */
export interface Channel {
  id: string;
  number: string;
  name: string;
  genre: Genre;
  isHd: boolean;
  isInPlan: boolean;
}

type Genre = 'LOCAL' | 'NEWS' | 'SPORTS' | 'KIDS' | 'MOVIES' | 'SPANISH';

/** Number, name, genre, whether every TV plan has it. A name that differs in Spanish is given in both languages. */
const lineup: readonly [number, string | InBothLanguages, Genre, boolean][] = [
  [2, { en: 'City Government', es: 'Gobierno de la ciudad' }, 'LOCAL', true],
  [3, 'Northline Local 3', 'LOCAL', true],
  [6, 'Public Stage', 'LOCAL', true],
  [9, 'Nine Local', 'LOCAL', true],
  [12, 'Canal Doce', 'SPANISH', true],
  [24, 'Day News', 'NEWS', true],
  [25, 'World Report', 'NEWS', true],
  [26, 'Business Hour', 'NEWS', false],
  [31, 'Court and Field', 'SPORTS', true],
  [32, 'Fútbol Total', 'SPANISH', false],
  [33, 'Ice and Snow', 'SPORTS', false],
  [41, 'Little Lantern', 'KIDS', true],
  [42, 'Cuentos', 'SPANISH', true],
  [43, 'Build It', 'KIDS', false],
  [51, 'Classic Reel', 'MOVIES', true],
  [52, 'Late Show Movies', 'MOVIES', false],
  [53, 'Cine Siempre', 'SPANISH', false],
];

/** Offset of the number of a channel in high definition. */
const highDefinition = 1000;

/** All channels by number, in a language. Without TV no channel is in the plan (SH-ROUTE-017). */
export function listChannels({ account }: Customer, language: keyof InBothLanguages): Channel[] {
  const hasTv = account.services.some(({ type, provisioned }) => type === 'TV' && provisioned);
  return [false, true].flatMap((isHd) =>
    lineup.map(([number, name, genre, isBase]) => {
      const shown = String(isHd ? number + highDefinition : number);
      return {
        id: `c-${shown}`,
        number: shown,
        name: typeof name === 'string' ? name : name[language],
        genre,
        isHd,
        isInPlan: hasTv && isBase,
      };
    }),
  );
}
