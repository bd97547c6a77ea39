import { describe, expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import type { ReadablePortal } from '../picture/index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';

describe('a dialog that changes', () => {
  it('is told to those who meet it, and where', () => {
    const text = changed(({ dialog }) => {
      Object.assign(dialog['desk-closes'] ?? {}, { text: 'library:askDesk' });
    });
    expect(text).toBe(
      'Customers with check library/in-the-house is true (late-reader)\n' +
        '  ~ dialog desk-closes: form full-screen “Please ask at the desk” “Please ask at the desk”\n' +
        '      was: dialog desk-closes: form full-screen “Please ask at the desk” “Please try again later.”\n' +
        '      on /, /borrow, /error, /not-found and 3 more',
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
      'Customers with check library/in-the-house is true (late-reader)',
      'on /borrow, /reserve/title',
      'Customers with check library/in-the-house is true and reader.signedIn is true (late-reader)',
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

/** Every guard that sends somebody to another page opens a dialog there. */
function opening({ guard }: ManifestSet): void {
  for (const { otherwise } of Object.values(guard)) {
    for (const refusal of otherwise)
      if ('redirect' in refusal) Object.assign(refusal, { open: 'house-rules' });
  }
}

type Edit = (manifests: ManifestSet) => void;

/** What changes for customers of the smallest set; `first` is done to both sides. */
function changed(edit: Edit, first: Edit = () => undefined): string {
  const [before, after] = [library(first), library(edit)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function library(edit: Edit): ReadablePortal {
  const sources = sourcesOf(readSet('smallest'));
  const { manifests } = loadPortal(sources);
  edit(manifests);
  return {
    site: openSite(manifests, { environment: 'PROD', checks: sources.packs.checks }),
    locales: sources.locales,
    language: 'en',
    schemas: sources.schemas,
    packs: sources.packs,
  };
}
