/** A guide's text on the apartment: what helps at its door, and its last sentence, which is for the room. */
export function doorAndRoom(text: string): readonly [door: string, room: string] {
  // A digit or a small letter after a full stop goes on with the sentence: "kl. 22".
  const [, door = text, room = ''] = /^(.+[.!])\s+(?=\p{Lu})(.+)$/su.exec(text) ?? [];
  return [door, room];
}
