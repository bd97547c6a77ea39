import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { externalUrl } from '../../../core/link/index.ts';
import { manifestSetOf, type ManifestParts } from '../../../core/testing/index.ts';
import {
  ItemScope,
  useBanners,
  useBannersPending,
  useControl,
  useFact,
  useHolding,
  useItems,
  useSentence,
  useText,
} from '../../view/index.ts';
import { plainPresentation } from '../../view/layout/testing/index.ts';
import type { FactSource, Widget } from '../../ports/index.ts';
import { usePortal } from '../../portal/index.ts';
import { formatVersion } from '../../../core/release/index.ts';
import { contentPath } from '../../testing/index.ts';
import type { CodeAndRelease } from '../firstScreens.ts';

/** Path of the bundle of the library with branches. */
export const release = `/assets/releases/${'0'.repeat(32)}.json`;

const sentences = {
  en: { name: 'Town Library', mine: 'My books', soon: 'New opening hours' },
  es: { name: 'Biblioteca', mine: 'Mis libros', soon: 'Nuevo horario' },
};

const heading = { widget: 'library/heading', settings: { text: 'library:name' } };

/** Names of pages that show one widget each below the heading. */
const pagesOfOneWidget =
  'dated winter stored chance pressed broken alerted away later styled returned fines'.split(' ');

const atLast = (answer: string): unknown => JSON.parse(`{"waitMs":4000,"then":"${answer}"}`);

const manifests: ManifestParts = {
  site: {
    placements: { alerts: { description: 'Above all.', limit: 1 } },
    environments: ['PROD', 'STAGE', 'TEST'],
    external: {
      catalogue: { default: 'https://catalogue.example/', STAGE: 'https://stage.catalogue.example/' },
      loans: { default: 'https://loans.example/', STAGE: 'https://stage.loans.example/' },
    },
  },
  record: {
    loan: {
      key: 'id',
      empty: 'library:name',
      many: { from: 'library/loans', whole: 10 },
      fields: { id: { type: 'id' } },
      samples: {},
    },
  },
  banner: {
    'away-from-network': {
      placement: 'alerts',
      priority: 1,
      tone: 'warning',
      when: { all: [{ fact: 'connection.online', is: false }, { toggle: 'hours' }] },
      title: 'library:soon',
    },
  },
  facts: {
    connection: {
      comesFrom: 'The browser.',
      facts: { online: { description: 'Whether there is a network.', type: 'boolean' } },
    },
    session: {
      comesFrom: 'The session.',
      facts: { signedIn: { description: 'Whether somebody is signed in.', type: 'boolean' } },
    },
    fine: {
      comesFrom: 'The till.',
      about: { record: 'loan' },
      facts: { amount: { description: 'What is owed.', type: 'money' } },
    },
    borrowed: {
      comesFrom: 'The loans.',
      items: 'loan',
      facts: { any: { description: 'Whether something is lent.', type: 'boolean', any: true } },
    },
    reader: {
      comesFrom: 'The desk.',
      facts: {
        late: { description: 'Whether books are late.', type: 'boolean' },
        card: { description: 'Whether they have a card.', type: 'boolean' },
      },
    },
  },
  toggle: {
    hours: { default: false, owner: 'Desk', expires: '2027-01-01' },
    amnesty: { default: false, owner: 'Desk', expires: '2027-01-01' },
  },
  guard: {
    known: {
      allow: { fact: 'session.signedIn', is: true },
      whileUnknown: atLast('deny'),
      otherwise: [{ redirect: { route: 'sign-in' }, returnTo: true }],
    },
    stranger: {
      allow: { fact: 'session.signedIn', is: false },
      whileUnknown: atLast('allow'),
      otherwise: [{ redirect: { route: 'home' }, preferReturn: true }],
    },
    punctual: {
      allow: { fact: 'reader.late', is: false },
      whileUnknown: atLast('allow'),
      otherwise: [{ redirect: { route: 'home' } }],
    },
    carded: {
      allow: { fact: 'reader.card', is: true },
      whileUnknown: atLast('allow'),
      otherwise: [{ redirect: { route: 'home' } }],
    },
  } as never,
  route: {
    home: { path: '/', page: 'home' },
    'sign-in': { path: '/sign-in', page: 'sign-in', guards: ['stranger'] },
    'not-found': { path: '/not-found', page: 'home' },
    error: { path: '/error', page: 'home' },
    mine: { path: '/mine', page: 'mine', guards: ['known'] },
    old: { path: '/old', redirect: { to: { route: 'mine' } } },
    late: { path: '/late', page: 'mine', guards: ['punctual'] },
    lent: { path: '/lent', page: 'mine', guards: ['punctual', 'carded'] },
    book: { path: '/books/:id', page: 'mine' },
    hours: { path: '/hours', page: 'hours', environments: ['TEST'] },
    more: { path: '/more', page: 'more' },
    owing: { path: '/owing', page: 'owing' },
    amnesty: { path: '/amnesty', page: 'amnesty' },
    borrowed: { path: '/borrowed', page: 'borrowed' },
    ...Object.fromEntries(pagesOfOneWidget.map((id) => [id, { path: `/${id}`, page: id }])),
  },
  page: {
    home: { title: 'library:name', body: [heading] },
    'sign-in': { title: 'library:name', body: [heading] },
    mine: { title: 'library:mine', body: [heading] },
    hours: {
      title: 'library:soon',
      body: [heading, { ...heading, settings: { text: 'library:soon' }, when: { toggle: 'hours' } }],
    },
    owing: {
      title: 'library:name',
      body: [
        heading,
        {
          ...heading,
          settings: { text: 'library:soon' },
          when: { all: [{ toggle: 'hours' }, { fact: 'reader.late', is: true }] },
          whileUnknown: 'hide',
        },
      ],
    },
    amnesty: {
      title: 'library:name',
      body: [
        {
          ...heading,
          when: { all: [{ toggle: 'amnesty' }, { fact: 'reader.late', is: true }] },
          whileUnknown: 'hide',
        },
        { ...heading, settings: { text: 'library:soon' }, when: { toggle: 'hours' } },
      ],
    },
    borrowed: {
      title: 'library:name',
      body: [
        heading,
        {
          widget: 'library/later',
          settings: {},
          when: { fact: 'borrowed.any', is: true },
          whileUnknown: 'hide',
        },
      ],
    },
    more: {
      title: 'library:name',
      body: [heading, { widget: 'library/later', settings: {}, when: { toggle: 'hours' } }],
    },
    ...Object.fromEntries(
      pagesOfOneWidget.map((id) => [
        id,
        { title: 'library:name', body: [heading, { widget: `library/${id}`, settings: {} }] },
      ]),
    ),
  },
  header: { plain: { start: [], end: [] } },
  flow: { standard: { regions: [], width: 'page', pageAlerts: true } },
};

const Heading: Widget = ({ settings }: { settings: { text: string } }) => (
  <h1>{useSentence(settings.text)}</h1>
);
const Dated: Widget = () => <p>{new Date(usePortal().ports.clock.now()).getFullYear()}</p>;
const Winter: Widget = () => {
  const [isAnnounced] = useHolding([{ toggle: 'hours' }]);
  const isWinter = new Date(usePortal().ports.clock.now()).getMonth() === 11;
  return isAnnounced && isWinter && <p>Winter hours</p>;
};
const Stored: Widget = () => <p>{usePortal().ports.storage.get('name') ?? 'nobody'}</p>;
const Chance: Widget = () => <p>{usePortal().ports.random()}</p>;
const Pressed: Widget = () => {
  const [isLate] = useHolding([{ fact: 'reader.late', is: true }]);
  return (
    <>
      {isLate && <p>Books are late</p>}
      <button type="button">Press</button>
    </>
  );
};
const Broken: Widget = () => {
  throw new Error('It fails.');
};
const Alerted: Widget = () => {
  const banners = useBanners('alerts');
  return <p>{useBannersPending('alerts', banners) ? 'Wait' : `${banners.length} alerts`}</p>;
};
const Away: Widget = () => <a href={externalUrl(usePortal().site, 'catalogue')}>Catalogue</a>;
const Styled: Widget = () => <i style={{ color: 'red' }}>a style="b"</i>;
const Returned: Widget = () => {
  const back = useControl({ label: 'library:name', do: { go: { route: 'home' }, cameFrom: ['mine'] } });
  return back && <a href={back.href}>{back.label}</a>;
};
const Fine = (): ReactNode => <p>{`You owe ${useFact('fine.amount') ?? 'something'}`}</p>;
const Fines: Widget = () => {
  const loans = useItems({ items: 'loan' });
  return loans?.items.map((loan) => (
    <ItemScope key={loan['id']?.toString()} record="loan" item={loan}>
      <Fine />
    </ItemScope>
  ));
};
/** The source of the loans; the mock counts its calls. */
export const loans = vi.fn<() => Promise<object[]>>(() => Promise.resolve([{ id: 'l-1' }, { id: 'l-2' }]));
/** The fine of a loan; higher for the second one. */
const fine: FactSource = ({ fact, set }) => {
  set({ 'fine.amount': fact('loan.id') === 'l-2' ? 200 : 100 });
  return () => undefined;
};
/** The source about readers; it says nothing unless a test makes it. */
export const desk = vi.fn<FactSource>(() => () => undefined);
const Later: Widget = () => <p>{useText()('library:mine')}</p>;
const Frame: Widget = ({ slots }): ReactNode => {
  const [late] = useHolding([{ fact: 'reader.late', is: true }]);
  return (
    <main>
      {late && <p>Late</p>}
      {slots['content']}
    </main>
  );
};

/** Code and release of a library with pages for everybody, and others for some. */
export function branches(): CodeAndRelease {
  const set = manifestSetOf(manifests);
  const [en, es] = [JSON.stringify(sentences.en), JSON.stringify(sentences.es)];
  const copy = { en: { library: contentPath(en) }, es: { library: contentPath(es) } };
  const { page, ...others } = set;
  const { later, ...first } = page;
  const bundle = {
    format: formatVersion,
    manifests: { ...others, page: first },
    parts: { page: { later: contentPath(JSON.stringify(later)) } },
    copy,
  };
  const eager = {
    'library/frame': Frame,
    'library/heading': Heading,
    'library/dated': Dated,
    'library/winter': Winter,
    'library/stored': Stored,
    'library/chance': Chance,
    'library/pressed': Pressed,
    'library/broken': Broken,
    'library/alerted': Alerted,
    'library/away': Away,
    'library/styled': Styled,
    'library/returned': Returned,
    'library/fines': Fines,
  };
  const widgets = Object.fromEntries(
    Object.entries(eager).map(([id, widget]) => [id.slice('library/'.length), () => Promise.resolve(widget)]),
  );
  return {
    packs: [
      {
        domain: 'library',
        copy: ['library'],
        widgets: { ...widgets, later: () => Promise.resolve(Later) },
        sources: { fine: () => Promise.resolve(fine), reader: () => Promise.resolve(desk) },
        records: { loans: () => Promise.resolve(loans) },
      },
    ],
    eager,
    presentation: plainPresentation,
    essential: {
      en: { loading: 'Loading', failure: { title: 'No', text: 'No' }, retry: 'Again' },
      es: { loading: 'Cargando', failure: { title: 'No', text: 'No' }, retry: 'Otra vez' },
    },
    release,
    texts: new Map([
      [release, JSON.stringify(bundle)],
      ...[en, es, JSON.stringify(later)].map((text) => [contentPath(text), text] as const),
    ]),
  };
}
