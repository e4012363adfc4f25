import { deviceStorage } from './storage.ts';

/** What this device keeps of a stay for the time without network; a failing page reads it at once. */
export const savedStayText = (): string | null => deviceStorage.read('savedStay');
