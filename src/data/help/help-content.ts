import { queryOptions } from '@tanstack/react-query';

import { PropertyContentList } from '#api/generated/model/index.ts';
import { propertyContent } from '#api/generated/property/property.ts';
import { parseReply } from '#api/parse-reply.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';

/** What a house tells to who needs help; the first of the list (R7-54, R7-64). */
export const helpQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['property-content', propertyId],
    queryFn: async ({ signal }) => {
      const answer = await propertyContent({ propertyId }, undefined, undefined, signal);
      return helpContentFromDto(parseReply('GET /property-content', PropertyContentList, answer).data[0]);
    },
  });
