import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { OwnTown } from './own-town.tsx';

/** How many shapes are in the picture of a member with so many nights and properties. */
const shapes = (nightsStayed: number, propertiesVisited: number): number => {
  const statistics = { nightsStayed, propertiesVisited, propertiesTotal: 40 };
  return renderToStaticMarkup(<OwnTown statistics={statistics} className="" />).split('z').length;
};

test('a star for every night, two windows in every building that the member knows (R2-116)', () => {
  expect(shapes(10, 0) - shapes(0, 0)).toBe(10);
  expect(shapes(1, 0) - shapes(0, 0)).toBe(1);
  expect(shapes(10, 3) - shapes(10, 0)).toBe(6);
});

test('until the numbers are known no star is there, and no light', () => {
  const unknown = renderToStaticMarkup(<OwnTown statistics={undefined} className="" />);
  const none = { nightsStayed: 0, propertiesVisited: 0, propertiesTotal: 0 };
  expect(unknown).toBe(renderToStaticMarkup(<OwnTown statistics={none} className="" />));
});
