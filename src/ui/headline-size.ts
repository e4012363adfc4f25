/** Letters of a headline that has its full size, and the smallest share of that size. */
const [FULL, LEAST] = [36, 0.75];

/** The share of its full size that a headline has: a text of more than `full` letters is smaller. */
export const headlineShare = (text: string, full = FULL): number => Math.max(LEAST, Math.min(1, full / text.length));
