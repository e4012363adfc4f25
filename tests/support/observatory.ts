/** The directives of the content security policy in these headers, with their sources. */
export const policyIn = (headers: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((each) => {
      const [directive = '', ...sources] = each.split(' ');
      return [directive, sources];
    }),
  );

/**
 * The score of the Mozilla Observatory (its table of 2024) for these headers: 100 minus losses, plus extra points if that is at
 * least 90.
 */
export function observatory(headers: Readonly<Record<string, string>>): number {
  const policy = policyIn(headers);
  const losses: number[] = [];
  const gains: number[] = [];
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  const isWide = (sources: readonly string[]) => sources.some((each) => /^(\*|https?:|data:|ftp:)$/.test(each));
  if (policy.size < 2) losses.push(-25);
  else if (scripts.includes("'unsafe-inline'") || isWide(scripts)) losses.push(-20);
  else if (scripts.includes("'unsafe-eval'")) losses.push(-10);
  else if (!styles.includes("'unsafe-inline'") && policy.get('default-src')?.join() === "'none'") gains.push(10);
  else if (!styles.includes("'unsafe-inline'")) gains.push(5);
  const age = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? -1);
  if (age < 15_768_000) losses.push(age < 0 ? -20 : -10);
  if (headers['X-Content-Type-Options'] !== 'nosniff') losses.push(-5);
  if (policy.has('frame-ancestors')) gains.push(5);
  else if (headers['X-Frame-Options'] === undefined) losses.push(-20);
  const referrer = headers['Referrer-Policy'] ?? '';
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)) gains.push(5);
  else if (/unsafe-url|no-referrer-when-downgrade|^origin/.test(referrer)) losses.push(-5);
  if (/^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '')) gains.push(10);
  if (headers['Access-Control-Allow-Origin'] === '*' && headers['Access-Control-Allow-Credentials'] === 'true')
    losses.push(-50);
  const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);
  const score = 100 + sum(losses);
  return score >= 90 ? score + sum(gains) : score;
}
