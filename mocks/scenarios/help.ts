import type { HelpArticle } from '#api/generated/model.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const ASK = { page: '/ask' };

const article = (id: string, category: string, title: string, description: string, body: string): HelpArticle => ({
  id,
  category,
  title,
  description,
  body,
});

const ARTICLES = [
  article(
    'luggage',
    'check-out',
    'Where can I leave my luggage?',
    'On the day you leave',
    'In the luggage room, on the ground floor.\nIt stays open until 23:00 on your last day.',
  ),
  article(
    'lost',
    'check-out',
    'I left something behind',
    'Lost and found',
    'Write to us within 14 days.\nWe send it after you.',
  ),
  article(
    'code',
    'access',
    'The code does not work',
    'Keypads',
    'Wait ten seconds, then type it again and press #.\n\nStill red? Call us: we open the door from here.',
  ),
  article('early', 'access', 'Can I arrive earlier?', 'Early check-in', 'See Extras for earlier hours.'),
  article('late', 'access', 'Can I arrive at night?', 'Late arrival', 'Yes, at any hour. The codes work all night.'),
  article(
    'dates',
    'reservation',
    'Can I change my times or dates?',
    'Changes',
    'Times: yes, under "Change times" of your booking, while there are free ones.\nOther dates: call or write to us.',
  ),
  article(
    'invoice',
    'reservation',
    'How do I get an invoice?',
    'Receipts',
    'We e-mail it on the day after check-out.\nFor another address write to us: <billing> in the subject helps.',
  ),
  article(
    'wifi',
    'apartment',
    'How fast is the Wi-Fi?',
    'Internet',
    'Fast enough for four films at once.\nThe network is on the Access page.',
  ),
  article(
    'sauna',
    'apartment',
    'Is there a sauna?',
    'Löyly for beginners',
    'Downstairs.\nThrow little water, and often.',
  ),
  article(
    'bees',
    'rooftop',
    'Who keeps the bees on the roof?',
    'Neighbours',
    'Pekka does. The honey is for sale on Sundays.',
  ),
];

/** A guest whom the simulated messenger recognises by the e-mail address. */
const writingAs = (name: string) => ({
  checkIn: () => ({
    customer: {
      id: `cust-${name}`,
      email: `${name}@guest.example`,
      firstName: 'Anna',
      lastName: 'Guest',
      externalUserId: `ext-${name}`,
      userId: null,
      intercomVerificationHash: `hash-${name}`,
      referralCode: null,
    },
  }),
});

/** Help and the chat. */
export const helpScenarios: readonly Scenario[] = [
  stay('help-content', {
    title: 'Help with articles',
    sees: 'Four headings; an article with an unknown category is listed under services.',
    covers: 'R2-103 R2-159 R3-98',
    answers: 'propertyContent 200',
    ...ASK,
    property: { name: 'Kasarmikatu 71' },
    help: ARTICLES,
  }),
  stay('help-empty', {
    title: 'Help without articles',
    sees: 'The chat and the phone only.',
    covers: 'R7-64',
    ...ASK,
    property: { name: 'Kasarmikatu 72' },
    help: [],
  }),
  stay('help-no-phone', {
    title: 'A property without a phone number',
    sees: 'The chat and the articles.',
    covers: 'R1-22 R2-103',
    ...ASK,
    property: { name: 'Kasarmikatu 73', phone: null, whatsappNumber: null },
    help: ARTICLES,
  }),
  ...stays(
    'unread-messages',
    {
      title: 'Unread messages in the chat; here there are none',
      sees: 'No badge at Help.',
      covers: 'R2-73 R2-146',
      ...ASK,
    },
    {
      '0': { title: 'A chat without unread messages', sees: 'No badge at Help.', ...writingAs('unread-messages-0') },
      '3': {
        title: 'Three unread messages',
        sees: 'A 3 at Help, once the chat has been opened before.',
        ...writingAs('unread-messages-3'),
      },
      '12': {
        title: 'Twelve unread messages',
        sees: '"9+" at Help, once the chat has been opened before.',
        ...writingAs('unread-messages-12'),
      },
    },
  ),
  stay('chat-blocked', {
    title: 'The chat cannot be loaded',
    sees: 'A message that the chat is not available, and the phone number.',
    covers: 'S46 R2-102',
    ...ASK,
    ...writingAs('chat-blocked'),
  }),
];
