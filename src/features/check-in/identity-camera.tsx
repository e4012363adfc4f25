import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { Failure } from '#components/failure.tsx';
import type { VerificationWatch } from '#data/check-in.ts';
import { useSendPicture } from '#data/identity-provider.ts';
import type { IdentityProvider } from '#data/identity-provider.ts';
import { reportFailure, useFailureReport } from '#telemetry/reporter.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { useFocusOnMount } from '#ui/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { CAMERA_MESSAGES, takePicture, useCamera } from './camera.ts';
import type { CameraTrouble } from './camera.ts';
import { PictureTips } from './picture-tips.tsx';
import { CheckAgain, Elsewhere, OtherDevice } from './other-device.tsx';

interface IdentityCameraProps {
  slug: Slug;
  provider: IdentityProvider;
  watch: VerificationWatch;
  onSent: () => void;
}

/** The picture of the ID: explained, taken, looked at, sent; and another device where this one cannot (R2-90 to R2-93). */
export function IdentityCamera({ slug, provider, watch, onSent }: IdentityCameraProps) {
  const { t } = useLingui();
  const { camera, open } = useCamera();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const { send, isPending, error } = useSendPicture(slug, provider, onSent);
  useFailureReport(error);
  const start = () => void open();

  if (picture) {
    const retake = () => setPicture(null);
    return <PictureReview picture={picture} isSending={isPending} error={error} onSend={send} onRetake={retake} />;
  }
  if (camera.phase === 'on') return <CameraLive stream={camera.stream} onPicture={setPicture} />;
  if (camera.phase === 'trouble') {
    return (
      <>
        <CameraProblem trouble={camera.trouble} onRetry={start} />
        <Card as="section" aria-labelledby="elsewhere-title" className="gap-4">
          <CardHead id="elsewhere-title" title={t`Or use another device`} />
          <OtherDevice slug={slug} />
          <CheckAgain watch={watch} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PictureTips />
      <PinnedAction>
        <Button isBusy={camera.phase === 'opening'} onClick={start}>
          {camera.phase === 'opening' ? t`Waiting for your permission` : t`Open the camera`}
        </Button>
      </PinnedAction>
      <Elsewhere slug={slug} watch={watch} />
    </>
  );
}

/** The shape of the preview and of the picture: what is seen is what is sent. */
const SHAPE = 4 / 3;

interface CameraLiveProps {
  stream: MediaStream;
  onPicture: (picture: ImageBitmap) => void;
}

/** The live picture with a frame to hold the ID into, and the button that takes it (R2-91, R2-92). */
function CameraLive({ stream, onPicture }: CameraLiveProps) {
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
          aria-label={t`Live view from your camera`}
          className="size-full object-cover"
          onLoadedData={() => setReady(true)}
        />
        <div aria-hidden className="absolute inset-[9%] rounded-tile border-3 border-white/90 shadow-card" />
      </div>
      <p className="text-body text-soft">
        <Trans>Hold the side with your photo inside the frame. Daylight helps; glare does not.</Trans>
      </p>
      <Button ref={shutter} aria-disabled={!isReady || undefined} onClick={() => void take()}>
        {t`Take the photo`}
      </Button>
    </Card>
  );
}

interface CameraProblemProps {
  trouble: CameraTrouble;
  onRetry: () => void;
}

/** No picture: why, how to change that, and another try (R2-91, R2-93). */
function CameraProblem({ trouble, onRetry }: CameraProblemProps) {
  const { i18n, t } = useLingui();
  const { heading, advice } = CAMERA_MESSAGES[trouble];
  const retry = useFocusOnMount<HTMLButtonElement>();
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={i18n._(heading)}
      actions={<Button ref={retry} look="quiet" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {i18n._(advice)}
    </Notice>
  );
}

const JPEG_QUALITY = 0.9;

interface PictureReviewProps {
  picture: ImageBitmap;
  isSending: boolean;
  error: Error | null;
  onSend: (picture: Blob) => void;
  onRetake: () => void;
}

/** The picture as it would be sent, on a canvas: the content policy allows no `blob:` images (R2-155). */
function PictureReview({ picture, isSending, error, onSend, onRetake }: PictureReviewProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const question = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
    question.current?.focus();
  }, [picture]);

  const send = () => canvas.current?.toBlob((blob) => blob && onSend(blob), 'image/jpeg', JPEG_QUALITY);

  return (
    <Card className="gap-4">
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={t`The photo you took`}
        className="aspect-4/3 w-full rounded-tile bg-black"
      />
      <h2 ref={question} tabIndex={-1}>{t`Can you read every word?`}</h2>
      {error && !isSending && <Failure error={error} />}
      <div className="flex flex-col gap-3">
        <Button isBusy={isSending} onClick={send}>
          {isSending ? t`Sending the photo` : t`Send the photo`}
        </Button>
        <Button look="quiet" aria-disabled={isSending || undefined} onClick={onRetake}>
          {t`Take another photo`}
        </Button>
      </div>
    </Card>
  );
}
