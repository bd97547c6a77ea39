import type { ToldMoment } from './explainTold.ts';

/** So many values of one name are listed; of more it is said how many there are. */
const mostListed = 3;

/**
 * What analytics are told, as text: each event with what it says whenever it is sent, and under it what brings it about, with
 * what it says then.
 */
export function formatTold(moments: readonly ToldMoment[]): string[] {
  const events = Map.groupBy(moments, ({ topic, event }) => `${topic} ${event}`);
  return [...events].flatMap(([name, told]) => {
    const always = valuesOf(told).filter(
      ([key, values]) => values.length === 1 && told.every((each) => Object.hasOwn(each.with, key)),
    );
    const known = new Set(always.map(([key]) => key));
    const causes = Map.groupBy(told, ({ by }) => by);
    return [
      `  ${name}${textOf(always)}`,
      ...[...causes].map(
        ([by, each]) => `    ${by}${textOf(valuesOf(each).filter(([key]) => !known.has(key)))}`,
      ),
    ];
  });
}

type Values = [name: string, values: readonly string[]];

/** Each name that is told, with the values that it has. */
function valuesOf(moments: readonly ToldMoment[]): Values[] {
  const names = new Set(moments.flatMap((each) => Object.keys(each.with)));
  return [...names].map((name) => {
    const values = moments.flatMap(({ with: told }) => (Object.hasOwn(told, name) ? String(told[name]) : []));
    return [name, [...new Set(values)]];
  });
}

function textOf(values: readonly Values[]): string {
  const texts = values.map(([name, each]) =>
    each.length > mostListed ? `${name} (${each.length} of them)` : `${name} ${each.join(' or ')}`,
  );
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}
