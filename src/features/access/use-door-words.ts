import { useLingui } from '@lingui/react/macro';

import { DOOR_OPEN_MS } from '#config/constants.ts';

import type { DoorState } from './door-state.ts';

const SECONDS = DOOR_OPEN_MS / 1_000;

/** What a remote door says in its state: on its slider, where it asks for a second press, and aloud. */
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
      open: t({ message: 'The door is open', comment: 'On the slider of a door, which counts down beside it' }),
      paused: t`Please wait a minute`,
    },
    hint: t({ message: 'or press twice', comment: 'Below "Slide to open" and "Open again", on a slider' }),
    question: t({ message: 'Open?', comment: 'On the slider of a door, after one press' }),
    confirmLabel: t({ message: 'Press once more', comment: 'Below "Open?", on a slider' }),
    news: news[state.at],
  };
}
