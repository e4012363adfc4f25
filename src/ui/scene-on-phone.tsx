import type { ReactNode } from 'react';

/** The picture of a task above its choices, where no summary beside them shows it. */
export const SceneOnPhone = ({ children }: { children: ReactNode }) => (
  <div data-arrives="picture" className="aspect-7/3 overflow-hidden rounded-card wide:hidden">
    {children}
  </div>
);
