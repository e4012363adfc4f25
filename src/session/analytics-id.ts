const NAME = 'analytics_id';
const YEAR_S = 31_536_000;

const stored = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

function create(): string {
  const id = crypto.randomUUID();
  document.cookie = `${NAME}=${id}; Path=/; Secure; SameSite=Lax; Max-Age=${YEAR_S}`;
  return id;
}

/** The random id of this browser's visitor, for a year; it says nothing about them (R9-34, R9-51). */
export const analyticsId = (): string => stored() || create();

/** Removes the id: without the guest's permission there is none. */
export function removeAnalyticsId(): void {
  if (stored()) document.cookie = `${NAME}=; Path=/; Secure; SameSite=Lax; Max-Age=0`;
}

/** Gives the next visitor another id; without one, analytics have not asked yet, and none is made. */
export function renewAnalyticsId(): void {
  if (stored()) create();
}
