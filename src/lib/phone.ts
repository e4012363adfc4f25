/** A phone number as it leaves the app: plus and digits only, the plus only in front (R5-17, R5-42). */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits !== '' && /^\D*\+/.test(phone) ? `+${digits}` : digits;
}
