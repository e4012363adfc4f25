import {
  AppWindow,
  ArrowDownUp,
  ChartColumn,
  CircleQuestionMark,
  CornerUpRight,
  CreditCard,
  FlaskConical,
  Globe,
  HandHelping,
  KeyRound,
  Link2,
  Mail,
  MessageCircle,
  MessagesSquare,
  RefreshCw,
  ShoppingBag,
  Smartphone,
  ToggleLeft,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { DeviceRow } from './on-this-device.ts';

/** A sign for each thing on the device: a guest finds a row before reading it. */
export const DEVICE_SIGNS: Readonly<Record<DeviceRow['id'], LucideIcon>> = {
  currentStay: Link2,
  savedStay: KeyRound,
  accessToken: UserRound,
  codeSent: Mail,
  redirectTarget: CornerUpRight,
  pendingOrder: ShoppingBag,
  pendingCard: CreditCard,
  customRequests: HandHelping,
  chatOpened: MessageCircle,
  analytics_id: ChartColumn,
  privacyChoice: ToggleLeft,
  locale: Globe,
  installOffer: Smartphone,
  'tsr-scroll-restoration-v1_3': ArrowDownUp,
  renewedFrom: RefreshCw,
  'sentry-offline': TriangleAlert,
  environment: FlaskConical,
  app: AppWindow,
  chat: MessagesSquare,
  unknown: CircleQuestionMark,
};
