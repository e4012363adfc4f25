import { expect, test } from 'vitest';

import { ownDoor } from './own-door.ts';
import type { AccessKey } from './access-key.ts';

const key = (type: AccessKey['type'], id: string = type): AccessKey => ({
  id,
  name: type,
  type,
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: null,
  code: '4711',
  error: null,
});

test.each([
  ['the unit, wherever it stands', [key('entrance'), key('property-unit'), key('elevator')], 'property-unit'],
  ['the first unit of several', [key('property-unit', 'first'), key('property-unit', 'second')], 'first'],
  ['without one, the first door on the way in', [key('entrance'), key('elevator')], 'entrance'],
  ['no door at all', [], undefined],
] as const)("the guest's own door: %s", (_, propertyKeys, id) => {
  expect(ownDoor({ propertyKeys })?.id).toBe(id);
});
