import { Failure } from '#components/failure.tsx';

/** The form could not be fetched; a browser asks for it again only on a fresh page. */
export function RatesMissing() {
  return <Failure error={undefined} onRetry={() => window.location.reload()} />;
}
