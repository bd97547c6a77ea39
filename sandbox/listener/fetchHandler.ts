/** A handler in the web's own terms, as every service of the sandbox is written. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A handler for those requests that are its own. */
export type PartialHandler = (request: Request) => Promise<Response> | undefined;
