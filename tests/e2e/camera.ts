import type { Page } from 'playwright/test';

/** Gives the page of a headless browser a camera with a test picture; its tracks are in `tracks`. */
export async function withCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    navigator.mediaDevices.getUserMedia = async (wishes) => {
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
    };
  });
}

/** Whether each camera that was opened is on (`live`) or off (`ended`). */
export const cameraStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
  );
