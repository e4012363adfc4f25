import { useLingui } from '@lingui/react/macro';

import { DOOR_OPEN_MS } from '#config/constants.ts';

import type { DoorState } from './door-state.ts';

const SECONDS = DOOR_OPEN_MS / 1_000;

/** What a remote door says in its state: on its slider, on its button, and aloud. */
export function useDoorWords(state: DoorState, name: string) {
  const { t } = useLingui();
  const wasOpen = state.at === 'rest' && state.last === 'opened';
  const news = {
    rest: wasOpen ? t({ message: `${name} is closed again`, comment: 'Spoken; the name of a door' }) : '',
    opening: t({ message: `Opening: ${name}`, comment: 'Spoken; the name of a door' }),
    open: t({ message: `${name} is open for ${SECONDS} seconds`, comment: 'Spoken; the name of a door' }),
    paused: '',
  };
  return {
    label: t({ message: `Open: ${name}`, comment: 'Names a slider; the name of a door' }),
    stateLabels: {
      rest: wasOpen ? t`Open again` : t`Slide to open`,
      opening: t({ message: 'Opening', comment: 'A door, at this moment' }),
      open: t`Open for ${SECONDS} seconds`,
      paused: t`Please wait a minute`,
    },
    pressLabel: wasOpen ? t`Press to open again` : t`Press to open`,
    news: news[state.at],
  };
}
