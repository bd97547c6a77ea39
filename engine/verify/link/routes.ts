import { ownValue, type Place, pointerTo } from '../../core/json/index.ts';
import type { Link, LinkValue, RouteLink, RouteManifest } from '../../core/manifest/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import { stateParameter } from '../../core/site/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import type { Used } from './usages.ts';
import {
  keyAt,
  mustBe,
  problem,
  type Problem,
  respelling,
  unknownProperty,
  valueAt,
  withFix,
} from '../problem/index.ts';

/** No two routes have the same path where both exist, and the parameters of a path fit what is said about them. */
export const paths: LinkCheck = (context) => [
  ...duplicatePaths(context),
  ...serverPaths(context),
  ...greedyPaths(context),
  ...Object.entries(context.manifests.route).flatMap(([id, route]) => parameterProblems(context, id, route)),
];

function duplicatePaths({ manifests, placeOf }: LinkContext): Problem[] {
  const earlier = new Map<string, { id: string; route: RouteManifest }[]>();
  return Object.entries(manifests.route).flatMap(([id, route]) => {
    const alike = earlier.get(shapeOf(route)) ?? [];
    earlier.set(shapeOf(route), [...alike, { id, route }]);
    const other = alike.find((each) => meet(each.route, route));
    return other ? [problem('duplicate-path', { other: other.id }, placeOf('route', id, '/path'))] : [];
  });
}

/** The browser asks the server for these before it asks the portal: a page there would be gone with the next reload. */
function serverPaths({ manifests, placeOf }: LinkContext): Problem[] {
  const site = manifests.site['site'];
  if (!site) return [];
  const { check, signIn, signOut, extend } = site.session;
  const session = [check, signIn, signOut, extend];
  const own = ['/assets', site.toggles.service, ...Object.values(site.endpoints), ...session];
  return Object.entries(manifests.route).flatMap(([id, route]) => {
    const { path } = route;
    const taken = own.find(
      (each) => each !== undefined && (isBeneath(path, each) || (!isGreedy(route) && means(route, each))),
    );
    const expected = `another path: ${taken} belongs to the server, which answers there before the portal is asked`;
    return mustBe(taken === undefined, expected, placeOf('route', id, '/path'));
  });
}

function isBeneath(path: string, address: string): boolean {
  return `${path}/`.startsWith(`${address}/`);
}

/** Whether a path with its parameters and open end matches an address. */
function means({ path, params = {} }: RouteManifest, address: string): boolean {
  const [wanted, given] = [path.split('/'), address.split('/')];
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, index) => {
    if (segment === '*' || segment === given[index]) return true;
    const name = segment.slice(1);
    if (!segment.startsWith(':')) return false;
    return !Object.hasOwn(params, name) || (params[name] ?? []).includes(given[index] ?? '');
  });
}

/** A path without a fixed word matches every address with as many segments, so that not-found would never show. */
function greedyPaths({ manifests, placeOf }: LinkContext): Problem[] {
  const expected = 'a path with a word in it: this one takes addresses that do not exist, too';
  return Object.entries(manifests.route).flatMap(([id, route]) =>
    mustBe(!isGreedy(route), expected, placeOf('route', id, '/path')),
  );
}

function isGreedy({ path, params = {} }: RouteManifest): boolean {
  const isOpen = (segment: string): boolean =>
    segment === '*' || (segment.startsWith(':') && !Object.hasOwn(params, segment.slice(1)));
  return path !== '/' && path.slice(1).split('/').every(isOpen);
}

/** A key of the addresses that a path matches: paths that differ in parameter names only have the same one. */
function shapeOf({ path, params = {} }: RouteManifest): string {
  return path.replaceAll(/:([A-Za-z0-9]+)/g, (_, name: string) =>
    Object.hasOwn(params, name) ? `:${[...(params[name] ?? [])].sort().join(',')}` : ':',
  );
}

/** Whether there is an environment in which both routes exist. */
function meet({ environments: left }: RouteManifest, { environments: right }: RouteManifest): boolean {
  return !left || !right || left.some((name) => right.includes(name));
}

function parameterProblems({ placeOf }: LinkContext, id: string, route: RouteManifest): Problem[] {
  const parameters = parametersOf(route.path);
  const unknown = Object.keys(route.params ?? {}).filter((name) => !parameters.includes(name));
  const repeated = new Set(parameters.filter((name, index) => parameters.indexOf(name) !== index));
  const place = placeOf('route', id, '/path');
  const taken = route.sequence !== undefined && parameters.includes(stateParameter);
  const isOpen = route.sequence !== undefined && route.path.endsWith('*');
  return [
    ...unknown.map((name) =>
      unknownProperty(name, placeOf('route', id, pointerTo('/params', name)), parameters, route.params ?? {}),
    ),
    ...[...repeated].map((name) => problem('duplicate-name', { kind: 'parameter', name }, place)),
    ...(taken ? [problem('duplicate-name', { kind: 'parameter', name: stateParameter }, place)] : []),
    ...mustBe(!isOpen, 'without *: the states of the sequence follow', place),
  ];
}

/** Links give exactly the parameters that the path of their route has, with values that it can have; so do queries that answer a sequence. */
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
    ...answersInQuery(context, target, value).map(({ name, text, values }) => {
      const at = { ...place, pointer: pointerTo(pointerTo(place.pointer, 'query'), name) };
      return notAmong(values, text, at);
    }),
  ];
}

/** What the query of a link answers of a sequence, and that the sequence would ignore: none of the values has the word. */
function answersInQuery({ manifests }: LinkContext, target: RouteManifest, { query = {} }: RouteLink) {
  const { data = {} } = ownValue(manifests.sequence, target.sequence ?? '') ?? {};
  return Object.values(data).flatMap((definition) => {
    if (definition.type !== 'enum' || definition.query === undefined) return [];
    const { query: name, values } = definition;
    const text = ownValue(query, name);
    return typeof text === 'string' && !values.includes(text) ? [{ name, text, values }] : [];
  });
}

function notAmong(values: readonly string[], given: LinkValue, place: Place): Problem {
  const fix = typeof given === 'string' ? respelling(given, values, valueAt(place)) : undefined;
  return withFix(problem('wrong-value', { expected: `one of ${values.join(', ')}` }, place), fix);
}

/** A parameter with listed values gets one of them, whatever value a fact has. Values from outside cannot be checked here. */
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
  return [notAmong(values, given, place)];
}

/** A redirect passes the parameters of its own address on. */
function passesOn(kind: string, pointer: string): boolean {
  return kind === 'route' && /^\/redirect\/to(\/otherwise)*$/.test(pointer);
}

/** A link whose values may be missing has an `otherwise`, so that redirects always arrive. */
export const fallbacks: LinkCheck = ({ manifests, placeOf }) => [
  ...Object.entries(manifests.route).flatMap(([id, { redirect }]) =>
    redirect ? ofLink(redirect.to, '/redirect/to', (pointer) => placeOf('route', id, pointer)) : [],
  ),
  ...Object.entries(manifests.guard).flatMap(([id, { otherwise }]) =>
    otherwise.flatMap((refusal, index) => {
      const at: PlaceAt = (pointer) => placeOf('guard', id, `/otherwise/${index}${pointer}`);
      if ('redirect' in refusal) return ofLink(refusal.redirect, '/redirect', at);
      return ofValues(refusal.query, '/query', at);
    }),
  ),
  ...Object.entries(manifests.push).flatMap(([id, { go }]) =>
    go ? ofLink(go, '/go', (pointer) => placeOf('push', id, pointer)) : [],
  ),
];

type PlaceAt = (pointer: string) => Place;

/** Inside the portal a query parameter without a value is left out; an external address needs all of its values. */
function ofLink(link: Link, pointer: string, at: PlaceAt): Problem[] {
  if (link.otherwise) return ofLink(link.otherwise, `${pointer}/otherwise`, at);
  if ('external' in link) return ofValues(link.query, `${pointer}/query`, at);
  return ofValues(link.params, `${pointer}/params`, at);
}

function ofValues(values: Readonly<Record<string, LinkValue>> = {}, pointer: string, at: PlaceAt): Problem[] {
  return Object.entries(values)
    .filter(([, value]) => typeof value === 'object' && value.otherwise === undefined)
    .map(([name]) => problem('missing-fallback', { name }, at(pointerTo(pointer, name))));
}

/** Only links of push messages take values from a message. */
export const pushes: LinkCheck = ({ usages }) =>
  usages.routeLinks.flatMap(({ manifest, value, place }) => {
    const takes = [value.params, value.query].some((values) => takesFromMessage(values));
    return mustBe(manifest.kind === 'push' || !takes, 'without payload: only a push message has one', place);
  });

function takesFromMessage(values: Readonly<Record<string, LinkValue>> = {}): boolean {
  return Object.values(values).some((value) => typeof value === 'object' && 'payload' in value);
}
