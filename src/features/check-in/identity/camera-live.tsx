import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { reportFailure } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { takePicture } from './camera.ts';

/** The shape of the preview and of the picture: what is seen is what is sent. */
const SHAPE = 4 / 3;

interface CameraLiveProps {
  stream: MediaStream;
  onPicture: (picture: ImageBitmap) => void;
}

/** The live picture with a frame to hold the ID into, and the press that takes it (R2-91, R2-92). */
export function CameraLive({ stream, onPicture }: CameraLiveProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    shutter.current?.focus();
  }, [stream]);

  const take = async () => {
    if (!video.current) return;
    try {
      onPicture(await takePicture(video.current, SHAPE));
    } catch (error) {
      // The camera is still on, and so is the button.
      reportFailure(error);
    }
  };

  return (
    <Card className="gap-4">
      <div className="relative aspect-4/3 overflow-hidden rounded-tile bg-black">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t`Live picture of your camera`}
          className="size-full object-cover"
          onLoadedData={() => setReady(true)}
        />
        <div aria-hidden className="absolute inset-[9%] rounded-tile border-3 border-white/90 shadow-card" />
      </div>
      <p className="text-body text-soft">
        <Trans>Hold the side with your photo inside the frame. Daylight helps; glare does not.</Trans>
      </p>
      <Button ref={shutter} aria-disabled={!isReady || undefined} onClick={() => void take()}>
        {t`Take the picture`}
      </Button>
    </Card>
  );
}
