const NAME = 'analytics_id';
const YEAR_S = 31_536_000;

/** A new random id of this browser's visitor, for a year; it says nothing about the visitor (R9-34, R9-51). */
export function renewAnalyticsId(): string {
  const id = crypto.randomUUID();
  document.cookie = `${NAME}=${id}; Path=/; Secure; SameSite=Lax; Max-Age=${YEAR_S}`;
  return id;
}

/** The id this browser has, else a new one. */
export const analyticsId = (): string =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) || renewAnalyticsId();
