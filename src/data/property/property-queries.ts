import { queryOptions } from '@tanstack/react-query';

import { Property } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { lastAnswers } from '#data/saved-stay/last-answers.ts';
import { askProperty } from '#data/stay/ask-stay.ts';
import { propertyFromDto } from '#domain/property/property.ts';

/** The house of a stay: zone, currency, phones (R7-55). */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ signal }) =>
      propertyFromDto(
        lastAnswers.ofProperty(parseReply('GET /properties/{id}', Property, await askProperty(id, signal))),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
