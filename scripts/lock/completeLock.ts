import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingOptional, type LockedPackage, type LockFile, type MissingPackage } from './lockFile.ts';

/**
 * Adds to package-lock.json the binaries for other kinds of machines. npm leaves them out if the registry that it
 * talks to does not carry them, and `npm ci` then refuses the file everywhere.
 */
const file = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;

const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const missing = findMissingOptional(lock);
for (const found of missing) lock.packages[`node_modules/${found.name}`] = describe(found);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(missing.length === 0 ? 'The lock file was complete.' : `Named ${missing.length} packages.`);

/** The name says which machine the package is for, and the package that needs it says which version. */
function describe({ name, version, neededBy }: MissingPackage): LockedPackage {
  const words = name.split(/[/.-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (!/^\d/.test(version) || os.length + cpu.length === 0) {
    throw new Error(`${name}@${version}, needed by ${neededBy}, is not a binary for one kind of machine.`);
  }
  const parent = lock.packages[neededBy];
  const libc = os.includes('linux') ? libraryOf(words) : undefined;
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(parent?.dev === true ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

function libraryOf(words: string[]): string | undefined {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}
