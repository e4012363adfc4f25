import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';

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

interface CameraMessage {
  readonly heading: MessageDescriptor;
  readonly advice: MessageDescriptor;
}

/** Why there is no picture, and what the guest can do about it (R2-91, R2-93). */
export const CAMERA_MESSAGES: Record<CameraTrouble, CameraMessage> = {
  denied: {
    heading: msg`The camera is blocked`,
    advice: msg`Press the icon next to the address at the top of your browser, set the camera to “Allow” and try again. On a phone, the browser may also need permission to use the camera: look for its name in the phone's settings.`,
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

/** A rectangle of a picture, in its pixels. */
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
 * video out of view, where enlarged text may have moved it.
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

/** What the camera is doing. */
export type CameraState =
  | { readonly phase: 'off' | 'opening' }
  | { readonly phase: 'on'; readonly stream: MediaStream }
  | { readonly phase: 'trouble'; readonly trouble: CameraTrouble };

/** The camera of the page: opened by a click, always off again when the page is left (R2-91). */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ phase: 'off' });
  const turn = useRef<AbortController | null>(null);

  const open = useCallback(async () => {
    turn.current?.abort();
    const { signal } = (turn.current = new AbortController());
    setCamera({ phase: 'opening' });
    try {
      const stream = await openCamera();
      // The guest may answer the browser's question after having left the page.
      if (signal.aborted) return closeCamera(stream);
      signal.addEventListener('abort', () => closeCamera(stream));
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => !signal.aborted && setCamera({ phase: 'trouble', trouble: 'busy' }));
      }
      setCamera({ phase: 'on', stream });
    } catch (error) {
      if (!signal.aborted) setCamera({ phase: 'trouble', trouble: cameraTrouble(error) });
    }
  }, []);

  useEffect(() => () => turn.current?.abort(), []);
  return { camera, open };
}
