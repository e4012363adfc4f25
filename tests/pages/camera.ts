import { vi } from 'vitest';

import { testPicture } from '../support/test-picture.ts';

/** Simulates a camera with a test picture; the result returns the state of each opened track: `live` or `ended`. */
export function withCamera(): () => string[] {
  const tracks: MediaStreamTrack[] = [];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wishes) => {
    const stream = await testPicture(wishes);
    tracks.push(...stream.getTracks());
    return stream;
  });
  return () => tracks.map((track) => track.readyState);
}

/** Makes every request for a camera fail with this error. */
export const withoutCamera = (error: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', error));
