import type { HouseLook } from '#ui/illustrations/walk/house-look.ts';

/** What the guide of the building says of its doors. */
export interface WalkGuide {
  readonly texts: Readonly<Record<'access' | 'entrance' | 'apartment', string>>;
  readonly look: HouseLook;
  /** Only where one property has several buildings. */
  readonly number: string | null;
}

/** A guide's text on the apartment: what helps at its door, and its last sentence, which is for the room. */
export function doorAndRoom(text: string): readonly [door: string, room: string] {
  // A digit or a small letter after a full stop goes on with the sentence: "kl. 22".
  const [, door = text, room = ''] = /^(.+[.!])\s+(?=\p{Lu})(.+)$/su.exec(text) ?? [];
  return [door, room];
}
