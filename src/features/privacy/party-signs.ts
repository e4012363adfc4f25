import { ChartColumn, Compass, CreditCard, Images, MessageCircle, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { ThirdParty } from '#config/third-parties.ts';

/** A sign for each third party: a guest finds one before reading it. */
export const PARTY_SIGNS: Readonly<Record<ThirdParty['id'], LucideIcon>> = {
  analytics: ChartColumn,
  messenger: MessageCircle,
  'error-reports': TriangleAlert,
  'card-provider': CreditCard,
  'bot-challenge': ShieldCheck,
  plan: Compass,
  pictures: Images,
};
