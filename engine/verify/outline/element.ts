import type { Condition, RouteLink } from '../../core/manifest/index.ts';
import type { ManifestKind } from '../../core/manifest/index.ts';

/** Something that a customer may see at an address. */
export interface Element {
  depth: number;
  /** As people read it, with the names of facts where their values stand: `“{reader.fine} to pay”`. */
  text: string;
  /** For whom it is there; undefined: for everybody who comes here. */
  when: Condition | undefined;
  /** What it stays, whatever it says: `banner move`, `item main/shelf`. Absent where its words are all that it is. */
  id?: string;
  /** Where it stands. */
  location: { kind: ManifestKind; id: string; pointer: string };
  links: readonly RouteLink[];
  /** The dialog that it is part of. */
  over?: string;
}
