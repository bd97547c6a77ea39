/** Someone who can sign in with a password. */
export interface Credentials {
  username: string;
  password: string;
}

/** A made-up customer that the sandbox's sign-in page offers to sign in as at once. */
export interface OfferedPersona {
  username: string;
  /** First and last name. */
  name: string;
  /** What there is to see as this person, in a line. */
  description: string;
}

/** The people that the identity service knows; the provider's accounts stand behind it. */
export interface People {
  findCredentials(username: string): Promise<Credentials | undefined>;
  /** Personas to offer on the page; none anywhere but in a sandbox. */
  listPersonas(): Promise<readonly OfferedPersona[]>;
}
