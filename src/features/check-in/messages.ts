import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { FieldProblem } from './guest-details-form.ts';
import type { CameraTrouble } from './identity/camera.ts';

/** What a field of the guest details says (R2-154). */
const FIELD_MESSAGES: Record<FieldProblem, MessageDescriptor> = {
  required: msg`Required`,
  email: msg`Please check e-mail`,
  'country-code': msg`Add the country code, for example +358`,
  number: msg`Please check the phone number`,
};

/** The text for a problem of the form's schema; an unnamed problem is a missing value. */
export const fieldMessage = (problem: string | undefined): MessageDescriptor =>
  Object.entries(FIELD_MESSAGES).find(([name]) => name === problem)?.[1] ?? FIELD_MESSAGES.required;

interface CameraMessage {
  readonly heading: MessageDescriptor;
  readonly advice: MessageDescriptor;
}

/** Why there is no picture, and what the guest can do about it (R2-91, R2-93). */
export const CAMERA_MESSAGES: Record<CameraTrouble, CameraMessage> = {
  denied: {
    heading: msg`The camera is blocked`,
    advice: msg`Press the icon next to the address at the top of your browser, set the camera to “Allow” and try again. On a phone, the browser itself may also need permission: find it by name in the phone's settings.`,
  },
  absent: {
    heading: msg`No camera found`,
    advice: msg`This browser cannot find a camera. Connect one and try again, or carry on with another device.`,
  },
  busy: {
    heading: msg`The camera is not responding`,
    advice: msg`Another app or tab may be using the camera. Close it and try again.`,
  },
};
