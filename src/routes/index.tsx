import { createFileRoute, redirect } from '@tanstack/react-router';

import { SIGN_UP } from './-arrival.ts';

/** '/' leads to sign-up, on white-label to its landing page (R2-01, R2-118). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.settings.brand.id === 'white-label' ? '/check-in' : SIGN_UP, replace: true });
  },
});
