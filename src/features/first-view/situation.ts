import type { FirstAnswers } from '#data/stay/first-answers.ts';
import type { Property } from '#domain/property/property.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

/** The stay and its property at a moment. */
export interface Situation {
  readonly stay: Stay;
  /** Undefined until its answer has come. */
  readonly property: Property | undefined;
  readonly now: Instant;
}

const isText = (value: unknown): boolean => value === null || value === undefined || typeof value === 'string';

/** Whether all that a first view shows is a text; the page, which checks whole answers, decides about any other. */
const areSound = ({ stay, property }: FirstAnswers): boolean =>
  [
    property?.name,
    property?.city,
    property?.address,
    stay.propertyUnit?.number,
    stay.propertyUnit?.floor,
    stay.propertyUnit?.address?.address,
    ...(stay.propertyKeys ?? []).flatMap(({ name, code, keypadButton }) => [name, code, keypadButton]),
    ...Object.values(stay.property?.integrations?.commonDoors ?? {}).flatMap((door) => [
      door?.floorNumber,
      door?.signText,
    ]),
  ].every(isText) && [stay.adultsCount, stay.childrenCount].every((count) => typeof count === 'number');

/** The situation by two answers that no schema has checked yet; undefined, or an error, where they are broken. */
export const situationOf = (answers: FirstAnswers, now: Instant): Situation | undefined =>
  areSound(answers)
    ? { stay: stayFromDto(answers.stay), property: answers.property && propertyFromDto(answers.property), now }
    : undefined;
