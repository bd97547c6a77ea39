/** A browser's handling of cookies, as far as tests of signing in need it. */
export interface CookieJar {
  /** The `Cookie` header for a path. */
  header(path: string): string;
  keep(response: Response): void;
  get(name: string): string | undefined;
  set(name: string, value: string | undefined): void;
  clear(): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, { name: string; value: string; path: string }>();
  const find = (name: string) => [...cookies.values()].find((cookie) => cookie.name === name);
  return {
    header(path) {
      const sent = [...cookies.values()].filter((cookie) => isBelow(path, cookie.path));
      return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    keep(response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /; path=([^;]*)/i.exec(line)?.[1] ?? '/';
        if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) cookies.delete(name + path);
        else cookies.set(name + path, { name, value, path });
      }
    },
    get: (name) => find(name)?.value,
    set(name, value) {
      cookies.delete(`${name}/`);
      if (value !== undefined) cookies.set(`${name}/`, { name, value, path: '/' });
    },
    clear: () => cookies.clear(),
  };
}

function isBelow(path: string, cookiePath: string): boolean {
  return path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
}
