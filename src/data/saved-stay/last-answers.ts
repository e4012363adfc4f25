import type { CheckIn, Property } from '#api/generated/model.ts';

const stays = new Map<string, CheckIn>();
const properties = new Map<string, Property>();

/** The answers as they came: what is kept for the time without network is a part of them. In memory only. */
export const lastAnswers = {
  /** Notes the answer about a stay; returns it. */
  ofStay(dto: CheckIn): CheckIn {
    stays.clear();
    stays.set(dto.slug, dto);
    return dto;
  },
  /** Notes the answer about a property; returns it. */
  ofProperty(dto: Property): Property {
    properties.set(dto.id, dto);
    return dto;
  },
  stay: (slug: string): CheckIn | undefined => stays.get(slug),
  property: (id: string): Property | undefined => properties.get(id),
};
