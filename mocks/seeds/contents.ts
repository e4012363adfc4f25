import type { CustomProduct, HelpArticle, Partner, RateOffer } from '#api/generated/model.ts';

import { propertyIdOf } from './properties.ts';
import type { SeedPropertyCode } from './properties.ts';
import type { SeedContext } from '#mocks/world.ts';

const article = (category: string, title: string, description: string, body: string): HelpArticle => ({
  id: `article-${category}`,
  category,
  title,
  description,
  body,
});

const ARTICLES = [
  article(
    'access',
    'How do I get in?',
    'Codes and digital keys',
    'Type the code and press #.\nOr slide to open in the app.',
  ),
  article('apartment', 'How does the oven work?', 'Kitchen', 'Turn the left knob first.\nThen choose the heat.'),
  article(
    'check-out',
    'When do I have to leave?',
    'Times and luggage',
    'Check out by 11:00.\nThe luggage room stays open until 23:00.',
  ),
  article(
    'reservation',
    'Can I change my times or dates?',
    'Changes',
    'Times: yes, under "Change times" of your booking, while there are free ones.\nOther dates: call or write to us.',
  ),
];

/** A place near the property; give only what differs. */
export const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  id: 'partner-corner',
  name: 'Corner Café',
  description: 'Porridge, eggs and rye bread.',
  address: 'Kasarmikatu 44',
  googleMapsUrl: 'https://www.google.com/maps/search/?api=1&query=Kasarmikatu%2044',
  websiteUrl: 'https://corner-cafe.example.test',
  imageUrl: null,
  tags: ['vegan'],
  ...changes,
});

/** An offer the guest can ask for; give only what differs. */
export const aCustomProduct = (changes: Partial<CustomProduct> = {}): CustomProduct => ({
  id: 'custom-transfer',
  name: 'Airport transfer',
  title: 'Be picked up at the airport',
  description: 'A driver waits for you in the arrivals hall.',
  imageUrl: null,
  logoUrl: null,
  guidelines: null,
  price: 45,
  isExactPrice: true,
  productType: 'transfer-service',
  kind: 'request',
  actionUrl: null,
  actionName: 'Ask for a ride',
  dummyTitle: null,
  dummyMessage: null,
  isAvailable: true,
  productGroupId: 'group-local',
  productGroup: { id: 'group-local', key: 'local-products', name: 'Around the house' },
  ...changes,
});

/** A rate for three nights; give only what differs. */
export const aRate = (changes: Partial<RateOffer> = {}): RateOffer => ({
  id: 'rate-flexible',
  name: 'Flexible',
  description: 'Cancel free of charge until the day before arrival.',
  totalPriceGross: 330,
  totalPriceNet: 300,
  nightsTotal: 3,
  pricePerNightGross: 120,
  discountPricePerNightGross: 110,
  currencyCode: 'EUR',
  voucherCode: null,
  ...changes,
});

/** The help articles of a property. */
export const seedHelp = ({ db }: SeedContext, code: SeedPropertyCode): Promise<unknown> =>
  db.propertyContents.insert({
    id: `content-${code}`,
    propertyId: propertyIdOf(code),
    helpCentreId: 'help-1',
    helpCentreIdentifier: 'everyday',
    guestAreaImageUrl: null,
    articles: ARTICLES,
  });

/** What a property sells besides its stays: partners, offers, and rates of one category. */
export async function seedContents({ db }: SeedContext, code: SeedPropertyCode, unitCategoryId: string): Promise<void> {
  const propertyId = propertyIdOf(code);
  await db.productContents.insert({
    id: `breakfast-${code}`,
    propertyId,
    type: 'breakfast',
    partners: [
      aPartner(),
      aPartner({
        id: 'partner-harbour',
        name: 'Harbour Bakery',
        description: 'Cardamom buns from five in the morning, and a table with a view of the ferries.',
        address: 'Eteläranta 10',
        googleMapsUrl: null,
        websiteUrl: null,
        tags: [],
      }),
    ],
  });
  await db.productContents.insert({
    id: `gym-${code}`,
    propertyId,
    type: 'gym',
    partners: [
      aPartner({
        id: 'partner-gym',
        name: 'Granite Gym',
        description: 'Free weights, three rowing machines and a view of the yard.',
        address: 'Ratakatu 5',
        googleMapsUrl: null,
        tags: ['06:00 – 22:00', 'sauna'],
        accessType: 'access-card',
        accessGuidelines: 'Show the pass at the desk.',
      }),
    ],
  });
  const offers = [
    aCustomProduct(),
    aCustomProduct({
      id: 'custom-museum',
      name: 'Museum card',
      productType: 'city-card',
      title: 'All museums, one card',
      description: 'Valid for 72 hours.',
      kind: 'third-party',
      price: 76,
      isExactPrice: false,
      actionUrl: 'https://museums.example.test',
      actionName: 'Buy the card',
    }),
  ];
  for (const product of offers) await db.customProducts.insert({ id: product.id, propertyId, product });
  await db.rates.insert({
    unitCategoryId,
    offers: [
      aRate(),
      aRate({
        id: 'rate-saver',
        name: 'Saver',
        totalPriceGross: 270,
        totalPriceNet: 245.45,
        pricePerNightGross: 100,
        discountPricePerNightGross: 90,
      }),
      aRate({
        id: 'rate-friends',
        name: 'Friends',
        totalPriceGross: 240,
        totalPriceNet: 218.18,
        discountPricePerNightGross: 80,
        voucherCode: 'ANNA10',
      }),
    ],
  });
}
