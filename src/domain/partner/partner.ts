import type { Partner as PartnerDto, ProductContent } from '#api/generated/model.ts';

import { oneOfOr, optionalText } from '#lib/wire.ts';
import { safeHref } from '#lib/safe-href.ts';

export const GYM_ACCESS_TYPES = [
  'in-app',
  'access-card',
  'on-demand',
  'in-building',
  'in-building-without-code',
] as const;
/** How guests enter a gym; unknown for cafés, which have no such field (R3-97). */
export type GymAccessType = (typeof GYM_ACCESS_TYPES)[number] | 'unknown';

/** A café or gym near the property (R3-96, R3-97). */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  /** The server's link if it is a map link, else a search for the address; null without an address. */
  readonly googleMapsUrl: string | null;
  readonly websiteUrl: string | null;
  readonly imageUrl: string | null;
  readonly tags: readonly string[];
  readonly accessType: GymAccessType;
  /** Instructions for entering a gym. */
  readonly accessGuidelines: string | null;
}

/** The partners of a property by type. */
export interface Partners {
  readonly breakfast: readonly Partner[];
  readonly gym: readonly Partner[];
}

const said = (text: string | null | undefined): string | null => optionalText(text)?.trim() ?? null;

const mapSearch = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;

/** Maps a partner; links and picture only if they are trusted (R3-96, R3-97). */
export const partnerFromDto = (dto: PartnerDto): Partner => ({
  id: dto.id,
  name: dto.name,
  description: said(dto.description),
  address: said(dto.address),
  googleMapsUrl:
    safeHref(dto.googleMapsUrl, 'map') ?? (said(dto.address) ? mapSearch(`${dto.name}, ${dto.address.trim()}`) : null),
  websiteUrl: safeHref(dto.websiteUrl, 'link'),
  imageUrl: safeHref(dto.imageUrl, 'link'),
  tags: [...new Set(dto.tags.flatMap((tag) => said(tag) ?? []))],
  accessType: oneOfOr(GYM_ACCESS_TYPES, dto.accessType, 'unknown'),
  accessGuidelines: said(dto.accessGuidelines),
});

/** Sorts a property's partners by type, in the server's order; drops partners without a name. */
export function partnersFromDto(contents: readonly ProductContent[]): Partners {
  const of = (kind: keyof Partners): Partner[] =>
    contents
      .filter(({ type }) => type === kind)
      .flatMap(({ partners }) => partners ?? [])
      .filter(({ name }) => said(name) !== null)
      .map(partnerFromDto);
  return { breakfast: of('breakfast'), gym: of('gym') };
}
