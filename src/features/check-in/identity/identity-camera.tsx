import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useFailureReport } from '#telemetry/reporter.ts';
import type { IdentityProvider } from '#data/identity-provider.ts';
import type { VerificationWatch } from '#data/check-in.ts';
import { useSendPicture } from '#data/identity-provider.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import { CameraIntro } from './camera-intro.tsx';
import { CameraLive } from './camera-live.tsx';
import { CameraProblem } from './camera-problem.tsx';
import { CheckAgain } from './check-again.tsx';
import { OtherDevice } from './other-device.tsx';
import { PictureReview } from './picture-review.tsx';
import { useCamera } from './use-camera.ts';

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
      <CameraIntro isOpening={camera.phase === 'opening'} onOpen={start} />
      <Elsewhere slug={slug} watch={watch} />
    </>
  );
}

interface ElsewhereProps {
  slug: Slug;
  watch: VerificationWatch;
}

/** The way to another device, folded. */
export function Elsewhere({ slug, watch }: ElsewhereProps) {
  const { t } = useLingui();
  return (
    <Card flush>
      <Disclosure look="list" label={t`Use another device`}>
        <div className="flex flex-col gap-4">
          <OtherDevice slug={slug} />
          <CheckAgain watch={watch} />
        </div>
      </Disclosure>
    </Card>
  );
}
