/** What testers find situations under, in the order they read it. */
export const HEADINGS = [
  'The life of a stay',
  'Checking in',
  'Doors, keys and the house',
  'Ordering and paying',
  'Extras',
  'Breakfast and gym',
  'Cleaning, other hours, more nights',
  'Cancelling',
  'Signing in',
  'Members, reservations and rewards',
  'Help, guides and plans',
  'Another brand',
  'Answers out of the ordinary',
  'A bad line',
  'Languages',
  'The app itself',
  'Recorded sessions',
] as const;

export type Heading = (typeof HEADINGS)[number];
