/** Data for the messenger, with the messenger's own names (R7-84). */
export interface MessengerFacts {
  /** Unix seconds. */
  readonly created_at: number;
  readonly source: 'Messenger';
  readonly email?: string;
  readonly name?: string;
  readonly user_id?: string;
  readonly user_hash?: string;
  readonly property_city?: string;
  readonly property_name?: string;
}

/** The interface to the chat between guests and support (R1-21). */
export interface Messenger {
  /** Starts a guest's conversation in the background; rejects if the messenger does not load. */
  readonly start: (facts: MessengerFacts) => Promise<void>;
  /** Updates the data of the running messenger, which then checks for new messages. */
  readonly update: (facts: MessengerFacts) => void;
  /** Opens the conversation with this name for screen readers, if needed; rejects if it does not appear. */
  readonly show: (name: string) => Promise<void>;
  /** Calls back with the number of unread messages, now and on changes; call it after each start. */
  readonly onUnread: (listener: (count: number) => void) => void;
  /** Ends the conversation on this device and forgets the guest. */
  readonly stop: () => void;
}

/** The messenger did not load or did not open. */
export class MessengerUnavailable extends Error {
  override readonly name = 'MessengerUnavailable';
}
