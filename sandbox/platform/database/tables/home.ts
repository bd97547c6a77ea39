/** A device connected to the internet of a home. */
export interface HomeDevice {
  /** Six pairs of hexadecimal digits, with colons. */
  mac: string;
  name: string;
  kind: 'PHONE' | 'COMPUTER' | 'TABLET' | 'TV' | 'CONSOLE' | 'OTHER';
  connection: 'WIFI' | 'WIRED';
  /** WiFi signal while online. */
  signal?: 'STRONG' | 'FAIR' | 'WEAK';
  isOnline: boolean;
  /** `YYYY-MM-DD`. */
  firstSeen: string;
}

/** Topic of notifications. */
export type MessageTopic = 'BILLING' | 'OUTAGE' | 'APPOINTMENT' | 'DEVICE' | 'MARKETING';

/** A person's channels for one topic, if they differ from the default. */
export interface MessagePreference {
  username: string;
  topic: MessageTopic;
  byEmail: boolean;
  byText: boolean;
}

/** A notification of the household; its text follows from its category. */
export interface HouseholdNotification {
  id: string;
  category: 'BILLING' | 'APPOINTMENTS' | 'DEVICE_CONNECT' | 'OUTAGE_RESOLUTION' | 'CAMPAIGN_MARKETING';
  /** `YYYY-MM-DD`. */
  on: string;
  /** The device that has connected, without colons. */
  device?: string;
  /** Usernames of people who have read it. */
  readBy: string[];
}
