/** Something that is connected with the internet of a home. */
export interface HomeDevice {
  /** Six pairs of hexadecimal digits, with colons. */
  mac: string;
  name: string;
  kind: 'PHONE' | 'COMPUTER' | 'TABLET' | 'TV' | 'CONSOLE' | 'OTHER';
  connection: 'WIFI' | 'WIRED';
  /** Of WiFi, while it is online. */
  signal?: 'STRONG' | 'FAIR' | 'WEAK';
  isOnline: boolean;
  /** `YYYY-MM-DD`. */
  firstSeen: string;
}

/** What customers are told of. */
export type MessageTopic = 'BILLING' | 'OUTAGE' | 'APPOINTMENT' | 'DEVICE' | 'MARKETING';

/** How a person wants to be told of one topic, where it is not as usual. */
export interface MessagePreference {
  username: string;
  topic: MessageTopic;
  byEmail: boolean;
  byText: boolean;
}

/** Something that the household was told; what it says follows from its category. */
export interface HouseholdNotification {
  id: string;
  category: 'BILLING' | 'APPOINTMENTS' | 'DEVICE_CONNECT' | 'OUTAGE_RESOLUTION' | 'CAMPAIGN_MARKETING';
  /** `YYYY-MM-DD`. */
  on: string;
  /** The device that has connected, without colons. */
  device?: string;
  /** Who has read it. */
  readBy: string[];
}
