import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown paths lead to the stay index; slug and campaign stay (R2-51, R2-139). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/stay', search, replace: true });
  },
});
