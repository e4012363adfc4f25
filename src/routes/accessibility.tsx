import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackOut } from '#components/back-out.tsx';
import { AccessibilityPage } from '#features/accessibility/accessibility-page.tsx';

/** The accessibility statement, for visitors of both brands (R1-39). */
export const Route = createFileRoute('/accessibility')({
  staticData: { back: <BackOut />, title: msg`Accessibility` },
  component: AccessibilityPage,
});
