import { expect, test } from 'vitest';

import { livingUnitFromDto } from '#domain/unit/unit.ts';
import type { ZoneId } from '#lib/time.ts';

import { aStay } from '../../../tests/support/a-stay.ts';
import { stayEmissions } from './stay-emissions.ts';

const ZONE = 'Europe/Helsinki' as ZoneId;

const withFigure = (figure: number | null | undefined) =>
  livingUnitFromDto(null, {
    id: 'category-1',
    name: 'Studio',
    propertyId: 'prop-1',
    type: 'apartment',
    capacity: 2,
    description: '',
    features: '',
    images: [],
    cmsSlug: null,
    ...(figure === undefined ? {} : { sustainability: { emissionsCo2ePerNight: figure } }),
  });

test('the figure a night, and times the nights of the stay (R9-29, R9-53)', () => {
  expect(stayEmissions(aStay({ livingUnit: withFigure(4.5) }), ZONE)).toEqual({ perNight: 4.5, total: 13.5 });
});

test.each([0, null, undefined, -1, Number.NaN])('a figure of %s is none (R3-61, R9-53)', (figure) => {
  expect(stayEmissions(aStay({ livingUnit: withFigure(figure) }), ZONE)).toBeNull();
});

test('a stay without a unit has no figure, one without dates no total', () => {
  expect(stayEmissions(aStay({ livingUnit: null }), ZONE)).toBeNull();
  expect(stayEmissions(aStay({ livingUnit: withFigure(4), endDate: null }), ZONE)).toEqual({
    perNight: 4,
    total: null,
  });
});
