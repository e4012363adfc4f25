import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Failure } from '#components/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const JPEG_QUALITY = 0.9;

interface PictureReviewProps {
  picture: ImageBitmap;
  isSending: boolean;
  error: Error | null;
  onSend: (picture: Blob) => void;
  onRetake: () => void;
}

/** The picture as it would be sent, on a canvas: the content policy allows no `blob:` images (R2-155). */
export function PictureReview({ picture, isSending, error, onSend, onRetake }: PictureReviewProps) {
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
        aria-label={t`The picture you took`}
        className="aspect-4/3 w-full rounded-tile bg-black"
      />
      <h2 ref={question} tabIndex={-1}>{t`Can every word be read?`}</h2>
      {error && !isSending && <Failure error={error} />}
      <div className="flex flex-col gap-3">
        <Button busy={isSending} onClick={send}>
          {isSending ? t`Sending the picture` : t`Send the picture`}
        </Button>
        <Button look="quiet" aria-disabled={isSending || undefined} onClick={onRetake}>
          {t`Take it again`}
        </Button>
      </div>
    </Card>
  );
}
