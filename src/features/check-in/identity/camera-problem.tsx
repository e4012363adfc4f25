import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { CAMERA_MESSAGES } from '../messages.ts';
import type { CameraTrouble } from './camera.ts';

interface CameraProblemProps {
  trouble: CameraTrouble;
  onRetry: () => void;
}

/** No picture: why, how to change that, and another try (R2-91, R2-93). */
export function CameraProblem({ trouble, onRetry }: CameraProblemProps) {
  const { i18n, t } = useLingui();
  const { heading, advice } = CAMERA_MESSAGES[trouble];
  const retry = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the focus stays where the next try is.
  useEffect(() => retry.current?.focus(), []);
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
