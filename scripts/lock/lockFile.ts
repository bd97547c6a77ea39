/** The parts of npm's lock file that are read here. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** A package as the lock file names it; the key is where it is installed. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package for another kind of machine that the lock file does not name, so that `npm ci` refuses the whole file. */
export interface MissingPackage {
  name: string;
  version: string;
  neededBy: string;
}

/** @returns the optional dependencies that have no entry */
export function findMissingOptional({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isNamed(packages, path, name))
      .map(([name, version]) => ({ name, version, neededBy: path })),
  );
}

/** Looks for the package as Node does: beside the package that needs it, then further and further up. */
function isNamed(packages: LockFile['packages'], from: string, name: string): boolean {
  const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, own)) return true;
  if (from === '') return false;
  const parent = from.lastIndexOf('/node_modules/');
  return isNamed(packages, parent === -1 ? '' : from.slice(0, parent), name);
}
