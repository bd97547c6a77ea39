import { afterEach, expect, it, vi } from 'vitest';

const question = vi.fn<(text: string) => Promise<string>>();
vi.mock('node:readline/promises', () => ({
  createInterface: () => ({ question, close: () => undefined }),
}));
// Files of a worker share modules: another one may have loaded the question with the real terminal.
vi.resetModules();
const { askWhether } = await import('./ask.ts');
afterEach(() => vi.restoreAllMocks());

it.each([
  ['y', true],
  ['Yes ', true],
  ['n', false],
  ['', false],
])('takes %j for %s', async (answer, is) => {
  atTerminal();
  question.mockResolvedValueOnce(answer);
  expect(await askWhether('Publish?')).toBe(is);
});

it('takes Ctrl-C and Ctrl-D for no', async () => {
  atTerminal();
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  question.mockRejectedValueOnce(Object.assign(new Error('Aborted with Ctrl+C'), { name: 'AbortError' }));
  expect(await askWhether('Publish?')).toBe(false);
});

function atTerminal(): void {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue({
    ...process.stdin,
    isTTY: true,
  } as typeof process.stdin);
}
