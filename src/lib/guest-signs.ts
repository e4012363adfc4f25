/** Events that show that a guest uses the page, and does not only read it. */
export const GUEST_SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** What waits for a sign does not wait longer than this. */
export const WITHOUT_SIGN_MS = 15_000;
