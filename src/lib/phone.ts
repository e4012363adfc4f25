/** A phone number as it leaves the app: a leading plus and digits only (R5-17, R5-42). */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (digits === '') return '';
  return phone.trim().startsWith('+') ? `+${digits}` : digits;
}
