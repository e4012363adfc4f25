import type { ReactNode } from 'react';
import { createContext, use } from 'react';

import type { SceneSky } from './scene.tsx';

/** The hour at the guest's house, for streets and windows. It is day where a page does not know it. */
export const Hour = createContext<SceneSky>('day');

/** What a window shows, under the sky of the hour. The room around it is lit at every hour. */
export const View = ({ children }: { children: ReactNode }): ReactNode => <g data-sky={use(Hour)}>{children}</g>;
