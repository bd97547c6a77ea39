import { expect, it } from 'vitest';
import { noteAddress } from '../../platform/http/requestListener.ts';
import { TooManyRequests } from '../../platform/rateLimit.ts';
import { createViolationReports } from './violationReports.ts';

it('keeps a report as the browser wrote it, and says in a line what was broken', async () => {
  const { reports, post, lines } = setup();
  expect(await post(JSON.stringify(report))).toBe(204);
  expect(reports.reports()).toEqual([report]);
  expect(lines).toEqual(['script-src-elem forbids https://evil.test/x.js on http://localhost:4000/billing']);
});

it.each([
  ['"a report"', 400],
  ['{', 400],
  ['null', 400],
  [JSON.stringify({ 'csp-report': 'x'.repeat(16_000) }), 413],
])('refuses what is no report or larger than any: %#', async (body, status) => {
  const { reports, post, lines } = setup();
  expect([await post(body), reports.reports(), lines]).toEqual([status, [], []]);
});

it.each(['{}', '[]', '{"csp-report":null}', '{"csp-report":{"violated-directive":{}}}'])(
  'says little of what says nothing: %s',
  async (body) => {
    const { post, lines } = setup();
    expect(await post(body)).toBe(204);
    expect(lines[0]).toMatch(/^(unknown|\[object Object\]) forbids unknown on unknown$/);
  },
);

it('writes a short line, whatever a stranger has put into it', async () => {
  const { post, lines } = setup();
  const long = `http://localhost/${'x'.repeat(5000)}`;
  await post(JSON.stringify({ 'csp-report': { 'violated-directive': long, 'document-uri': long } }));
  expect(lines[0]?.length).toBeLessThan(250);
});

it('takes some from one address, and then from others only', async () => {
  const { post, lines } = setup();
  await expect(postMany(post, '10.0.0.1')).rejects.toBeInstanceOf(TooManyRequests);
  expect(await post('{}', '10.0.0.2')).toBe(204);
  expect(lines.length).toBeLessThan(30);
});

it('writes no more than some hundred lines at once, from however many addresses', async () => {
  const { post, lines } = setup();
  for (let address = 0; address < 50; address += 1) {
    await postMany(post, `10.0.0.${address}`).catch(() => undefined);
  }
  expect(lines.length).toBeGreaterThanOrEqual(200);
  expect(lines.length).toBeLessThan(210);
});

const report = {
  'csp-report': {
    'document-uri': 'http://localhost:4000/billing?note=secret#top',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js',
  },
};

function setup() {
  const lines: string[] = [];
  const reports = createViolationReports((line) => lines.push(line));
  const post = async (body: string, address?: string): Promise<number> => {
    const request = new Request('http://localhost/csp-reports', { method: 'POST', body });
    noteAddress(request, address);
    return (await reports.receive(request)).status;
  };
  return { reports, post, lines };
}

async function postMany(
  post: (body: string, address: string) => Promise<number>,
  address: string,
): Promise<void> {
  for (let index = 0; index < 50; index += 1) {
    await post('{}', address);
  }
}
