import { describe, expect, it } from 'vitest';
import type { LinkValue, ManifestSet } from '../../core/manifest/index.ts';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';

describe('a dialog that changes', () => {
  it('is told to those who meet it, and where', () => {
    const text = changed(({ dialog }) => {
      Object.assign(dialog['desk-closes'] ?? {}, { text: 'library:askDesk' });
    });
    expect(text).toBe(
      'Customers with reader.inTheHouse is true\n' +
        '  ~ dialog desk-closes: form full-screen “Please ask at the desk” “Please ask at the desk”\n' +
        '      was: dialog desk-closes: form full-screen “Please ask at the desk” “Please try again later.”\n' +
        '      on /, /borrow, /error, /loans and 5 more',
    );
  });

  it('gains those to whom it opens now, and is told as a whole', () => {
    const text = changed(({ dialog }) => {
      Object.assign(dialog['house-rules'] ?? {}, { when: { toggle: 'reservations' } });
    });
    expect(text).toMatch(/^Customers with toggle reservations is on/);
    expect(text).toContain('+ dialog house-rules: “Town Library” “Please ask at the desk”');
    expect(text).not.toContain('“OK”');
  });

  it('tells whom a button is taken from, and who cannot close it any more', () => {
    const text = changed(({ dialog }) => {
      Object.assign(dialog['house-rules'] ?? {}, { closable: false });
      Object.assign(dialog['desk-closes'] ?? {}, { closable: true });
    });
    expect(text).toContain('- cannot be closed without an answer in dialog desk-closes');
    expect(text).toContain('+ message RULES: cannot be closed without an answer in dialog house-rules');
  });

  it('shows before another one only to those who meet both', () => {
    const [low, high] = [
      { when: { fact: 'reader.signedIn', is: true }, priority: 10 },
      { when: { fact: 'reader.signedIn', is: true }, priority: 95 },
    ];
    const text = changed(
      ({ dialog }) => void Object.assign(dialog['house-rules'] ?? {}, high),
      ({ dialog }) => void Object.assign(dialog['house-rules'] ?? {}, low),
    );
    const told = [
      'Customers with reader.inTheHouse is true',
      'on /borrow, /loans, /loans/loan, /reserve/title',
      'Customers with reader.inTheHouse is true and reader.signedIn is true',
      'on /, /error, /not-found, /shelves/novels and 1 more',
    ];
    const place =
      '  ~ dialog house-rules shows before dialog desk-closes\n      was: the other way round\n      ';
    expect(text).toBe(`${told[0]}\n${place}${told[1]}\n\n${told[2]}\n${place}${told[3]}`);
  });

  it('that a guard opens is told to those whom it sends away', () => {
    const text = changed((manifests) => {
      opening(manifests);
      Object.assign(manifests.dialog['house-rules'] ?? {}, { text: 'library:tryLater' });
    }, opening);
    expect(text).toContain(
      'Customers with desk.open is false\n' +
        '  ~ dialog house-rules: “Town Library” “Please try again later.”\n' +
        '      was: dialog house-rules: “Town Library” “Please ask at the desk”\n' +
        '      on /shelf',
    );
  });
});

describe('a push message that changes', () => {
  it('tells who is led elsewhere, through redirects and refusals', () => {
    const text = changed(({ push }) => {
      Object.assign(push['book'] ?? {}, { go: { route: 'lend' } });
    });
    expect(text).toContain('> message BOOK → /borrow instead of: → /shelves/novels');
    expect(text).toContain('> message BOOK → /sign-in?returnTo=%2Fborrow instead of: → /shelves/novels');
    // Without its fields it leads all of them elsewhere, too: they are told once.
    expect(text).not.toContain('without its fields');
  });

  it('tells what it does without its fields, where only that has changed', () => {
    const text = changed(({ push }) => {
      Object.assign(push['book']?.go ?? {}, { otherwise: { route: 'sign-in' } });
    });
    expect(text).toContain('> message BOOK without its fields → ');
    expect(text).not.toContain('> message BOOK →');
  });

  it('tells of values that are taken from another field, though no example shows it', () => {
    const text = changed(({ push }) => {
      Object.assign(push['book']?.go ?? {}, { params: { shelf: { payload: 'shelf', without: '-' } } });
    });
    expect(text).toMatch(/^Everybody\n {2}~ message BOOK: → shelf \{.*"without":"-"/);
  });

  it('tells what it sets and opens, and to whom it opens', () => {
    const text = changed(({ push }) => {
      Object.assign(push['rules'] ?? {}, { keep: {}, open: { dialog: 'desk-closes' } });
    });
    expect(text).toContain('- message RULES: sets reader.name: payload reader');
    expect(text).toContain('+ message RULES: opens: dialog desk-closes');
    expect(text).toContain(
      'Customers with reader.signedIn is true (late-reader)\n  - message RULES: opens: dialog house-rules needs reader',
    );
  });

  it('is the same under another name of its file', () => {
    const text = changed(({ push }) => {
      const { book } = push;
      Reflect.deleteProperty(push, 'book');
      Object.assign(push, { 'a-book': book });
    });
    expect(text).toBe('No customer sees any difference.');
  });
});

/** Makes every guard that redirects open a dialog there. */
function opening({ guard }: ManifestSet): void {
  for (const { otherwise } of Object.values(guard)) {
    for (const refusal of otherwise)
      if ('redirect' in refusal) Object.assign(refusal, { open: 'house-rules' });
  }
}

describe('another name of a file', () => {
  it('is no difference of a dialog, wherever it is opened', () => {
    const text = changed(({ dialog, push, timer }) => {
      rename(dialog, 'house-rules', 'rules-of-the-house');
      Object.assign(push['rules']?.open ?? {}, { dialog: 'rules-of-the-house' });
      Object.assign(timer['desk-closes-soon']?.do ?? {}, { open: 'rules-of-the-house' });
    });
    expect(text).toBe('No customer sees any difference.');
  });

  it('hides no difference that comes with it', () => {
    const text = changed(({ dialog }) => {
      rename(dialog, 'desk-closes', 'desk-shuts');
      Object.assign(dialog['desk-shuts'] ?? {}, { text: 'library:askDesk' });
    });
    expect(text).toContain('+ dialog desk-shuts');
    expect(text).toContain('- dialog desk-closes');
  });

  it('brings a banner back to those who have put it away under the old one', () => {
    const { banner } = manifestsOf(readSet('smallest'));
    const [name = ''] = Object.keys(banner);
    const text = changed(
      (manifests) => {
        forget(manifests, name);
        renameBanner(manifests, name, 'other-name');
      },
      (manifests) => forget(manifests, name),
    );
    expect(text).toBe('No customer sees any difference.');
    const kept = changed(
      (manifests) => {
        Object.assign(manifests.banner[name] ?? {}, { dismissal: { forDays: 15 } });
        renameBanner(manifests, name, 'other-name');
      },
      ({ banner: all }) => void Object.assign(all[name] ?? {}, { dismissal: { forDays: 15 } }),
    );
    expect(kept).toBe(
      'Everybody\n  ~ banner other-name: shows again to those who put it away or saw it\n' +
        `      was: its name was ${name}`,
    );
  });
});

describe('a link that takes a value from a fact', () => {
  it('tells another path of its route', () => {
    const paths = changed(
      (manifests) => {
        linkToShelf(manifests);
        Object.assign(manifests.route['shelf'] ?? {}, { path: '/cases/:shelf' });
      },
      (manifests) => linkToShelf(manifests),
    );
    expect(paths).toContain('→ /cases/{reader.name}');
    expect(paths).toContain('was: ');
    expect(paths).toContain('→ /shelves/{reader.name}');
  });

  it('tells that the value is taken from another fact, and what there is instead', () => {
    const text = changed(
      (manifests) => linkToShelf(manifests, { fact: 'reader.card', otherwise: 'novels' }),
      (manifests) => linkToShelf(manifests),
    );
    expect(text).toContain('→ /shelves/{reader.card} without a value novels otherwise → /');
    expect(text).toContain('→ /shelves/{reader.name} otherwise → /');
  });
});

/** Makes the last item of the menu lead to a shelf that a fact names. */
function linkToShelf({ navigation }: ManifestSet, shelf: LinkValue = { fact: 'reader.name' }): void {
  const [item] = Object.values(navigation).flatMap(({ items }) => items);
  Object.assign(item ?? {}, { link: { route: 'shelf', params: { shelf }, otherwise: { route: 'home' } } });
}

function rename(all: Record<string, unknown>, from: string, to: string): void {
  all[to] = all[from];
  Reflect.deleteProperty(all, from);
}

/** Renames a banner, also in the analytics events about it. */
function renameBanner(manifests: ManifestSet, from: string, to: string): void {
  rename(manifests.banner, from, to);
  const told = JSON.stringify(manifests.analytics).replaceAll(JSON.stringify(from), JSON.stringify(to));
  Object.assign(manifests, { analytics: JSON.parse(told) as unknown });
}

/** Makes a banner forget that it was dismissed or seen. */
function forget({ banner }: ManifestSet, name: string): void {
  for (const key of ['dismissal', 'once']) Reflect.deleteProperty(banner[name] ?? {}, key);
}

function manifestsOf(set: ReturnType<typeof readSet>): ManifestSet {
  return loadPortal(sourcesOf(set)).manifests;
}

type Edit = (manifests: ManifestSet) => void;

/** The changes for customers of the smallest set; `first` is applied to both sides. */
function changed(edit: Edit, first: Edit = () => undefined): string {
  const [before, after] = [library(first), library(edit)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function library(edit: Edit): ReadablePortal {
  const sources = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal(sources).manifests);
  edit(manifests);
  return {
    site: openSite(manifests, { environment: 'PROD' }),
    locales: sources.locales,
    language: 'en',
    schemas: sources.schemas,
    packs: sources.packs,
  };
}
