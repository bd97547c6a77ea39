import type { LinkValue, RouteLink, RouteManifest } from '../../core/manifest/index.ts';
import { ownValue, pointerTo, type Place } from '../../core/json/index.ts';
import { keyAt, problem, respelling, valueAt, withFix, type Problem } from '../problem/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import type { Used } from './usages.ts';

/** Links give exactly the parameters that the path of their route has, with values that it can have. */
export const routeLinks: LinkCheck = (context) =>
  context.usages.routeLinks.flatMap((used) => linkProblems(context, used));

function linkProblems(context: LinkContext, { value, place, manifest }: Used<RouteLink>): Problem[] {
  const { manifests } = context;
  const target = ownValue(manifests.route, value.route);
  if (!target) return [];
  const parameters = parametersOf(target.path);
  const passed = passesOn(manifest.kind, place.pointer)
    ? parametersOf(manifests.route[manifest.id]?.path ?? '')
    : [];
  const given = Object.entries(value.params ?? {});
  const missing = parameters.filter(
    (name) => !passed.includes(name) && !given.some(([other]) => other === name),
  );
  return [
    ...missing.map((parameter) => problem('missing-parameter', { route: value.route, parameter }, place)),
    ...given.flatMap(([name, text]) => {
      const at = { ...place, pointer: pointerTo(pointerTo(place.pointer, 'params'), name) };
      if (!parameters.includes(name))
        return [
          withFix(
            problem('unknown-property', { name }, at, parameters),
            respelling(name, missing, keyAt(at)),
          ),
        ];
      return valueProblems(context, target, name, text, at);
    }),
  ];
}

/** A parameter with listed values gets one of them, whatever a fact may be. What comes from outside cannot be known here. */
function valueProblems(
  { vocabulary }: LinkContext,
  target: RouteManifest,
  name: string,
  given: LinkValue,
  place: Place,
): Problem[] {
  const values = ownValue(target.params, name);
  const domain =
    typeof given === 'object' && 'fact' in given ? vocabulary.atomOf(given.fact)?.domain : undefined;
  const fixed = typeof given === 'string' ? given : given.otherwise;
  const possible = [
    ...(domain?.kind === 'values' ? domain.values : []),
    ...(fixed === undefined ? [] : [fixed]),
  ];
  if (!values || possible.every((value) => values.includes(String(value)))) return [];
  const fix = typeof given === 'string' ? respelling(given, values, valueAt(place)) : undefined;
  return [withFix(problem('wrong-value', { expected: `one of ${values.join(', ')}` }, place), fix)];
}

/** A redirect passes the parameters of its own address on. */
function passesOn(kind: string, pointer: string): boolean {
  return kind === 'route' && /^\/redirect\/to(\/otherwise)*$/.test(pointer);
}
