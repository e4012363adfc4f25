import { useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

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
