import type { RouteManifest } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, unknownProperty, type Problem } from '../problem/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import { stateParameter } from '../../core/site/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** No two routes have the same path where both exist, and the parameters of a path fit what is said about them. */
export const paths: LinkCheck = (context) => [
  ...duplicatePaths(context),
  ...serverPaths(context),
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
  const own = [
    '/assets',
    site.toggles.service,
    ...Object.values(site.endpoints),
    check,
    signIn,
    signOut,
    extend,
  ];
  return Object.entries(manifests.route).flatMap(([id, { path }]) => {
    const taken = own.find((each) => each !== undefined && `${path}/`.startsWith(`${each}/`));
    if (taken === undefined) return [];
    const expected = `another path: ${taken} belongs to the server, which answers there before the portal is asked`;
    return [problem('wrong-value', { expected }, placeOf('route', id, '/path'))];
  });
}

/** What a path matches: two paths with the same shape match the same addresses, whatever their parameters are called. */
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
    ...(isOpen
      ? [problem('wrong-value', { expected: 'without *: the states of the sequence follow' }, place)]
      : []),
  ];
}
