import { parseInstant } from '#lib/time.ts';

/** The widths at which tests open every screen, in CSS px: the narrowest phone, an ordinary one, a desk. */
export const WIDTHS = [320, 390, 1280] as const;

export const COLOUR_SCHEMES = ['light', 'dark'] as const;

/** What the accessibility statement says about the tests; an architecture test compares the numbers (R1-39). */
export const TESTED = {
  /** The least number of screens and states. */
  screens: 140,
  /** Tasks done by the keyboard alone. */
  tasks: 12,
  /** The last time that every part ran: the date of the statement. */
  on: parseInstant('2026-11-22T12:00:00Z'),
} as const;
