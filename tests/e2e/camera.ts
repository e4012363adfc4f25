import type { Page } from 'playwright/test';

import { testPicture } from '../support/test-picture.ts';

/** Gives the page of a headless browser a camera with a test picture. */
export const withCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(`navigator.mediaDevices.getUserMedia = ${testPicture.toString()};`);
