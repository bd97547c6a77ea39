import type { LinkValue } from '../../core/manifest/index.ts';
import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Only what a push message leads to takes values from a message. */
export const pushes: LinkCheck = ({ usages }) =>
  usages.routeLinks
    .filter(({ manifest }) => manifest.kind !== 'push')
    .filter(({ value }) => [value.params, value.query].some((values) => takesFromMessage(values)))
    .map(({ place }) =>
      problem('wrong-value', { expected: 'without payload: only a push message has one' }, place),
    );

function takesFromMessage(values: Readonly<Record<string, LinkValue>> = {}): boolean {
  return Object.values(values).some((value) => typeof value === 'object' && 'payload' in value);
}
