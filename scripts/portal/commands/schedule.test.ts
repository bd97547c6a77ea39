import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { copy, portal } = secondPortalDesk();

it.each([
  [['publish', '--at', 'tomorrow'], 'takes a moment such as 2026-12-01T06:00, not "tomorrow"'],
  [['publish', '--at', '2020-01-01T06:00'], 'is past: it is '],
  [['publish', '--share', '100'], 'whole percent from 1 to 99, not "100". Without --share everybody'],
  [['publish', '--share', '10', '--at', '2100-01-01T06:00'], 'do not go together'],
  [['widen'], 'Say to which share'],
  [['widen', '0'], 'whole percent from 1 to 100, not "0". To take the release back'],
])('%s is called wrongly, and nothing is checked before that is said', async (words, why) => {
  expect(await portal(...words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(why) as string,
  });
});

it.each([
  ['"Europe/Paris"', '"Europe/Pariss"', 'Europe/Pariss'],
  ['"timeZone"', '"timeZone', 'not-json: manifests/site.json:12'],
])('the check says of a site what is wrong with it, not the moment: %s', async (from, to, why) => {
  const file = join(copy, 'manifests/site.json');
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, sound.replace(from, to));
  const { status, stderr, stdout } = await portal('publish', '--yes', '--at', future);
  writeFileSync(file, sound);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(why);
  expect(stderr).toContain('Nothing was published: 1 error');
});

it('schedules what was agreed to, lets nothing be published past it unseen, lets another one follow, and takes either off', async () => {
  const none = await portal('publish', '--yes', '--at', future);
  expect(none).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Publish the first release at once') as string,
  });
  await portal('publish', '--yes');
  const first = pointer();

  changeBrand('du Canal', 'du Quai');
  const unasked = await portal('publish', '--at', future);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('say --yes') as string });
  expect(pointer()).toEqual(first);
  const scheduled = await portal('publish', '--yes', '--at', future, '--message', 'Spring');
  expect(scheduled.stdout).toContain('name Pharmacie du Quai');
  expect(scheduled.stdout).toMatch(
    /\nScheduled \w{8} for 2100-01-01 06:00 Europe\/Paris \(2100-01-01 05:00 UTC\)\. .*unschedule\n$/,
  );
  expect(pointer()).toMatchObject({
    ...first,
    next: { at: '2100-01-01T05:00:00.000Z', after: first.bundle },
  });
  expect((await portal('releases')).stdout).toMatch(/^\* next .*scheduled[^]*“Spring”[^]*\n\* live /);

  changeBrand('du Quai', 'du Pont');
  const before = pointer();
  for (const words of [[], ['--share', '10'], ['--at', future]]) {
    const refused = await portal('publish', '--yes', ...words);
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Nothing was published: .* is scheduled for 2100.*unschedule/) as string,
    });
  }
  expect(pointer()).toEqual(before);
  const later = '2100-01-15T06:00';
  const after = await portal('publish', '--yes', '--at', later);
  expect(after.stdout).toMatch(
    /^Against \w{8}, which is scheduled for 2100-01-01 [^]*name Pharmacie du Pont/,
  );
  expect(pointer()).toMatchObject({ ...before, later: [{ after: before.next?.bundle }] });
  expect((await portal('releases')).stdout).toMatch(/^\* next .*2100-01-15[^]*\n\* next .*2100-01-01/);
  expect((await portal('unschedule')).stdout).toMatch(
    /^\w{8} is off the schedule: it was for 2100-01-15 .* Customers keep \w{8}, which is scheduled for 2100-01-01 /,
  );
  expect(pointer()).toEqual(before);
  const kept = await portal('publish', '--yes', '--keep-schedule');
  expect(kept.stdout).toMatch(/name Pharmacie du Pont[^]*stays scheduled for 2100[^]*name Pharmacie du Quai/);
  expect(pointer()).toMatchObject({ next: { bundle: before.next?.bundle, after: pointer().bundle } });

  const back = await portal('rollback');
  expect(back.stdout).toMatch(
    /^Customers get \w{8} again\. Taken back: \w{8}, which .+ gave them\.\n\w{8} is off the schedule \(2100-01-01 06:00 /,
  );
  expect(pointer()).toEqual(first);
  expect(await portal('unschedule')).toMatchObject({ status: 1, stderr: 'Nothing is scheduled.\n' });
});

it('gives a release to some, to more, to nobody, and lets nothing else be published meanwhile', async () => {
  const before = pointer();
  const staged = await portal('publish', '--yes', '--share', '10');
  expect(staged.stdout).toMatch(/\nPublished \w{8} to 10 % of the visitors\. .*widen 50/);
  expect(pointer()).toMatchObject({ bundle: before.bundle, staged: { share: 10 } });
  changeBrand('du Pont', 'du Port');
  expect(await portal('publish', '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was published: 10 % of the visitors get .*widen 100/) as string,
  });

  expect((await portal('widen', '50')).stdout).toMatch(/^50 % of the visitors get \w{8}; it was 10 %\./);
  expect((await portal('releases')).stdout).toMatch(/^\* 50 % .*widened \w{8} to 50 %/);
  expect((await portal('rollback')).stdout).toMatch(/^Nobody gets \w{8} any more: everybody gets /);
  expect(pointer()).toEqual(before);
  expect((await portal('widen', '60')).stderr).toMatch(/^There is no rollout/);

  const toMost = await portal('publish', '--yes', '--share', '60');
  expect(toMost.stdout).toMatch(/\nPublished \w{8} to 60 % of the visitors\. .*widen 100\./);
  const { staged: whole } = pointer();
  expect((await portal('widen', '100')).stdout).toMatch(/^Everybody gets \w{8}: it is live\./);
  expect(pointer()).toEqual({ format: before.format, bundle: whole?.bundle });
  await portal('rollback');
  expect(pointer()).toEqual(before);
});

it('takes the place of a release of another form at once only, since nobody gets that any more', async () => {
  const { format, bundle } = pointer();
  const older = { format: format - 1, bundle };
  writeFileSync(join(copy, '.data/releases/current.json'), JSON.stringify(older));
  for (const words of [
    ['--share', '10'],
    ['--at', future],
  ])
    expect(await portal('publish', '--yes', ...words)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^Nothing was published: what is live cannot be kept .* this code reads version \d+ only\. Publish at once/,
      ) as string,
    });
  expect(pointer()).toEqual(older);
  expect((await portal('publish', '--yes')).status).toBe(0);
  expect(pointer().format).toBe(format);
});

const future = '2100-01-01T06:00';

interface PointerText {
  format: number;
  bundle: string;
  next?: { bundle: string };
  staged?: { bundle: string };
}

function pointer(): PointerText {
  return JSON.parse(readFileSync(join(copy, '.data/releases/current.json'), 'utf8')) as PointerText;
}

function changeBrand(from: string, to: string): void {
  const file = join(copy, 'manifests/site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
