import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The component and its file, for example `Button` in `button.tsx`. */
  name: string;
  file: string;
  /** When to use this component. */
  use: string;
  children: ReactNode;
}

/** One component of `src/ui` with its states. */
export function Specimen({ name, file, use, children }: SpecimenProps) {
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="flex min-w-0 scroll-mt-24 flex-col gap-5 border-t border-line py-8"
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={`${name}-title`}>{name}</h2>
          <code className="text-note text-soft">src/ui/{file}</code>
        </div>
        <p className="max-w-[65ch] text-soft">{use}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-x-6 gap-y-5">
        {children}
      </div>
    </section>
  );
}

/** One state of a component with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-note text-soft">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
