import { queryOptions } from '@tanstack/react-query';

import { Property } from '#api/generated/model.ts';
import { getPropertyQueryOptions } from '#api/generated/property.ts';
import { read } from '#data/contract.ts';
import { lastAnswers } from '#data/saved-stay/last-answers.ts';
import { propertyFromDto } from '#domain/property/property.ts';

/** The property of a stay: zone, currency, phones (R7-55). */
export const propertyQuery = (id: string) =>
  queryOptions({
    ...read(getPropertyQueryOptions(id), Property, (dto) => propertyFromDto(lastAnswers.ofProperty(dto))),
    staleTime: Number.POSITIVE_INFINITY,
  });
