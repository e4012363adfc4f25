import { useCallback, useEffect, useRef, useState } from 'react';

import { cameraTrouble, closeCamera, openCamera } from './camera.ts';
import type { CameraTrouble } from './camera.ts';

/** What the camera is doing. */
export type CameraState =
  | { readonly phase: 'off' | 'opening' }
  | { readonly phase: 'on'; readonly stream: MediaStream }
  | { readonly phase: 'trouble'; readonly trouble: CameraTrouble };

/** The camera of the page: opened by a press, always off again when the page is left (R2-91). */
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
