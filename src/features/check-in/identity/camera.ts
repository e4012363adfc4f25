/** Why a camera gives no picture. */
export type CameraTrouble = 'denied' | 'absent' | 'busy';

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotSupportedError: 'absent',
};

/** Reads the error of `openCamera`: a camera that is allowed but fails is in use by another program. */
export const cameraTrouble = (error: unknown): CameraTrouble =>
  (error instanceof Error ? TROUBLES[error.name] : undefined) ?? 'busy';

/** Asks for the camera that looks away from the guest; on a laptop there is just the one. */
export async function openCamera(): Promise<MediaStream> {
  // Absent without https and in some browsers inside other apps.
  if (!('mediaDevices' in navigator)) throw new DOMException('No media devices', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
}

/** Switches the camera off. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** A part of a picture, in its pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest middle part of a picture with a shape (width by height), as a preview shows it. */
export function centreCrop(width: number, height: number, shape: number): Crop {
  const cropped = width / height > shape ? { width: height * shape, height } : { width, height: width / shape };
  return { x: (width - cropped.width) / 2, y: (height - cropped.height) / 2, ...cropped };
}

const TRIES = 30;
const BETWEEN_TRIES_MS = 50;

/**
 * The picture in the frame now; a camera that has just started has none yet, and gets 1.5 seconds. Chromium has none of a
 * video out of sight: enlarged text may have moved it there.
 */
export async function takePicture(video: HTMLVideoElement, shape: number): Promise<ImageBitmap> {
  for (let tries = 1; ; tries++) {
    try {
      const { x, y, width, height } = centreCrop(video.videoWidth, video.videoHeight, shape);
      return await createImageBitmap(video, x, y, width, height);
    } catch (error) {
      if (tries === TRIES) throw error;
      video.scrollIntoView({ block: 'nearest' });
      await new Promise((done) => setTimeout(done, BETWEEN_TRIES_MS));
    }
  }
}
