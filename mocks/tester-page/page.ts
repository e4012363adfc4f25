import { sayWhy } from './dom.ts';
import { findApp, showScenarios } from './scenarios.ts';
import { showJournal, showWorld } from './world.ts';

const EVERY_MS = 2_000;

await Promise.all([findApp().then(() => showScenarios(showWorld)), showWorld()]).catch(sayWhy);
setInterval(() => {
  if (document.visibilityState === 'visible') showJournal().catch(sayWhy);
}, EVERY_MS);
