/** Fills both storages of a page to the last character. Runs in it. */
export function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    let count = 0;
    for (let size = 1 << 20; size >= 1;) {
      try {
        storage.setItem(`${count}`, 'x'.repeat(size));
        count += 1;
      } catch {
        size >>= 1;
      }
    }
  }
}

/** Clears both storages of a page. Runs in it. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
