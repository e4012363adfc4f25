/** The scene colours, all from the design tokens: a brand or a theme recolours every scene. */
export const SKY = 'var(--sky)';
export const SUN = 'var(--sun)';
export const FAR = 'var(--build-1)';
export const MID = 'var(--build-2)';
export const NEAR = 'var(--build-3)';
export const LIT = 'var(--window)';
export const WATER = 'var(--water)';
/** The background of the city: hills and far roofs, half lost in the sky. */
export const HAZE = 'color-mix(in srgb, var(--build-1) 52%, var(--sky))';
/** Pale facades, floodlit at night. */
export const STONE = 'color-mix(in srgb, var(--window) 38%, var(--build-1))';
/** Brick landmarks: a breath of the roofs' colour, lifted out of the houses by night. */
export const BRICK = 'color-mix(in srgb, var(--roof) 56%, var(--build-3))';
/** Landmark roofs, and what a guest looks at in a small picture: the warm colour, or that of the city. */
export const COPPER = 'color-mix(in srgb, var(--roof) 72%, var(--build-2))';
/** Trees. */
export const LEAF = 'color-mix(in srgb, var(--accent) 16%, var(--build-3))';
/** The one small thing in the brand's own colour, dimmed enough not to pull the eye at night. */
export const ACCENT = 'color-mix(in srgb, var(--accent) 58%, var(--build-3))';
/** Food, gold and paper lanterns: yellow in both brands, where the sun of one is white. */
export const GOLD = 'color-mix(in srgb, var(--roof) 24%, #ffd76a)';
/** Bed linen, paper and plates. */
export const LINEN = 'color-mix(in srgb, var(--window) 38%, var(--tint))';
