import { vi } from 'vitest';

/** Gives the page a camera with a test picture; tells whether each that was opened is on (`live`) or off (`ended`). */
export function withCamera(): () => string[] {
  const tracks: MediaStreamTrack[] = [];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wishes) => {
    const isForPicture = wishes?.audio !== true && typeof wishes?.video === 'object';
    if (!isForPicture) throw new TypeError('The app asks for a picture and for no sound');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const stream = canvas.captureStream();
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['seagreen', 'gold', 'tomato', 'navy'].entries()) {
      if (context === null) break;
      context.fillStyle = colour;
      context.fillRect(at * 160, 0, 160, 480);
    }
    tracks.push(...stream.getTracks());
    return stream;
  });
  return () => tracks.map((track) => track.readyState);
}

/** Makes every request for a camera fail with this error. */
export const withoutCamera = (error: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', error));
