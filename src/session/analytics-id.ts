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
