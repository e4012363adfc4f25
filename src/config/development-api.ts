import type { BrandId } from './brand.ts';

const WHITE_LABEL_HOST = 'wl.localhost';

/** The brand of a development host: white-label has a separate one. */
export const developmentBrand = (hostname: string): BrandId =>
  hostname.toLowerCase() === WHITE_LABEL_HOST ? 'white-label' : 'main';

/** Development asks its own origin, where the fake backend answers. */
export const DEVELOPMENT_API = '/api';
