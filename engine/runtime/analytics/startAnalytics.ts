import {
  eventsFor,
  pressedBy,
  recordDecision,
  type DecisionRecord,
  type UsageEvent,
} from '../../core/analytics/index.ts';
import { createEvaluator } from '../../core/decision/index.ts';
import { durationOf } from '../../core/duration/durationOf.ts';
import { longestChain, toAddress } from '../../core/explanation/index.ts';
import { isOwnAddress } from '../../core/link/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { AnalyticsManifest } from '../../core/manifest/index.ts';
import { isListened, listenToPage } from './listenToPage.ts';
import type { Subscribe, Moment, AnalyticsOptions } from './moment.ts';
import { keptBucket } from '../ports/index.ts';
import { askDerived } from './askDerived.ts';
import { createSender, type Sender } from './sender.ts';
import { watchBeginnings } from './watchBeginnings.ts';

/** A topic with its sender. */
interface Topic {
  id: string;
  manifest: AnalyticsManifest;
  sender: Sender;
}

/** A usage event, with what was known then. */
type TrackedUsage = Pick<Moment, 'at' | 'assignment'> & { usage: UsageEvent };

/** Where the tab keeps the bucket of its visit: of a share of 10 those with less than 10 are part. */
const visitKey = 'portal.visit';

/**
 * Sends events to the topics of the release, when the browser is idle.
 *
 * @returns how to stop; what was collected is sent then
 */
export async function startAnalytics(options: AnalyticsOptions, subscribe: Subscribe): Promise<() => void> {
  const { ports, site, parts } = options;
  const manifests = await parts.analytics();
  const topics = Object.entries(manifests)
    .filter(([, { service }]) => isOwnAddress(service))
    .map(([id, manifest]) => topicOf(options, id, manifest));
  const bucket = keptBucket(ports.tabStorage, visitKey, ports.random);
  const derived = askDerived(options, topics);
  let pending: Moment[] = [];

  function work(): void {
    const moments = pending;
    pending = [];
    for (const moment of moments) {
      if (moment.kind === 'decided') tellDecisions(options, topics, moment, bucket);
      else if (moment.kind === 'pressed')
        tellEvents({ ...moment, usage: pressedBy(site, moment, moment.assignment) });
      else if (isListened(moment)) tellEvents({ ...moment, usage: moment });
    }
  }

  function tellEvents({ at, assignment, usage }: TrackedUsage): void {
    const evaluator = createEvaluator(site, derived.addTo(assignment));
    for (const { id, manifest, sender } of topics)
      for (const told of eventsFor(evaluator, id, manifest, usage)) sender.add({ at, ...told });
  }

  function flush(): void {
    topics.forEach(({ sender }) => sender.flush());
  }

  function tellNow(usage: UsageEvent): void {
    work();
    tellEvents({ at: ports.clock.now(), assignment: options.store.assignment(), usage });
  }

  subscribe((moment) => {
    if (pending.length === 0) ports.whenIdle(() => void derived.known.then(work));
    pending.push(moment);
  });
  const stops = [
    derived.stop,
    watchBeginnings(options, manifests, (usage) => {
      tellNow(usage);
      flush();
    }),
    listenToPage(site, {
      pressed: tellNow,
      // Once everybody has heard it: what begins with the network goes along, and is not kept by what is on its way.
      online: () => void ports.clock.after(0, flush),
      hidden() {
        work();
        flush();
      },
      left() {
        tellNow({ kind: 'left' });
        topics.forEach(({ sender }) => sender.leave());
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    work();
    topics.forEach(({ sender }) => sender.leave());
  };
}

function topicOf({ site, ports }: AnalyticsOptions, id: string, manifest: AnalyticsManifest): Topic {
  const name = ownValue(manifest.topic, site.environment) ?? manifest.topic['default'] ?? id;
  const sender = createSender({
    ports,
    url: `${manifest.service}/${name}`,
    every: durationOf(site.manifests, manifest.every) ?? 0,
    mostPerSecond: manifest.mostPerSecond,
    isOnline: () => navigator.onLine,
  });
  return { id, manifest, sender };
}

/** Replays the decisions along all redirects, with what was known then. */
function tellDecisions(
  { site, release }: AnalyticsOptions,
  topics: readonly Topic[],
  { at, assignment, waited, togglesFrom, address }: Extract<Moment, { kind: 'decided' }>,
  bucket: number,
): void {
  const wanting = topics.filter(({ manifest }) => manifest.decisions);
  let next: string | undefined = wanting.length > 0 ? address : undefined;
  for (let hop = 0; next !== undefined && hop <= longestChain; hop += 1) {
    // The guards of where an address leads have not waited.
    const decided = { address: toAddress(next), assignment, waited: waited && hop === 0, togglesFrom };
    const made = recordDecision(site, decided);
    for (const { manifest, sender } of made ? wanting : []) {
      const share = manifest.decisions?.[made?.record.answer ?? 'entered'] ?? 0;
      if (!made || bucket >= share) continue;
      const record: DecisionRecord = { ...made.record, release: nameOf(release), share };
      sender.add({ at, ...record });
    }
    next = made?.next;
  }
}

/** A bundle's file is named after the release. */
function nameOf(bundle: string | undefined): string {
  return /([^/]+)\.json$/.exec(bundle ?? '')?.[1] ?? '';
}
