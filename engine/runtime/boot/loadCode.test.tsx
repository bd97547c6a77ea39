import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringCode, loadCode } from './loadCode.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

afterEach(() => {
  fetched.mockReset();
  document.head.replaceChildren();
});

describe('code', () => {
  it('becomes a module only when all its files are there', async () => {
    const answers: ((response: Response) => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
    const loading = loadCode(load, ['/assets/page.js', '/assets/kit.js']);
    answers[0]?.(new Response('code'));
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    answers[1]?.(new Response('code'));
    expect(await loading).toBe('module');
  });

  it.each([
    ['is lost on its way', 'error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', 'error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['is not there', 'missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('that %s is no module, and is fetched again by whoever asks next', async (what, type, fails) => {
    const file = `/assets/${what.length}.js`;
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
    fetched.mockImplementationOnce(fails);
    await expect(loadCode(load, [file])).rejects.toMatchObject({
      name: 'ChunkLoadError',
      type,
      source: new URL(file, location.href).href,
    });
    expect(load).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(new Response('code'));
    expect(await loadCode(load, [file])).toBe('module');
  });

  it('is fetched once, and not at all where the page has asked for it', async () => {
    fetched.mockResolvedValue(new Response('code'));
    await Promise.all([bringCode('/assets/once.js'), bringCode('/assets/once.js')]);
    expect(fetched).toHaveBeenCalledOnce();
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/ahead.js">';
    await bringCode('/assets/ahead.js');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
