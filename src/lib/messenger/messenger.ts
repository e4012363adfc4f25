/** The facts that the messenger gets, under its own names (R7-84). */
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

/** The port that carries the chat between guests and support (R1-21). */
export interface Messenger {
  /** Begins the conversation of a guest, without showing it; rejects when the messenger does not come. */
  readonly start: (facts: MessengerFacts) => Promise<void>;
  /** Updates the running messenger, which looks for new messages then. */
  readonly update: (facts: MessengerFacts) => void;
  /** Shows the conversation under this name for screen readers, where it needs one; rejects when it does not appear. */
  readonly show: (name: string) => Promise<void>;
  /** Calls back with the unread messages, now and whenever their count changes; to be called after each start. */
  readonly onUnread: (listener: (count: number) => void) => void;
  /** Ends the conversation on this device and forgets whose it was. */
  readonly stop: () => void;
}

/** The messenger did not come, or did not open. */
export class MessengerUnavailable extends Error {
  override readonly name = 'MessengerUnavailable';
}
