import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { wholeWords } from '#ui/headline.tsx';

interface ShutCardProps {
  id: string;
  /** The reason. */
  heading: string;
  /** A small picture above it, where nothing else is on the page. */
  picture?: Elements;
  /** What opens the doors, or whom to call. */
  action?: Elements;
  /** Until when, and what else to know. */
  children: Elements;
}

/** Why no door opens now, since or until when, and what to do: one card, whatever the reason. */
export const ShutCard = ({ id, heading, picture, action, children }: ShutCardProps) => (
  <Card as="section" aria-labelledby={id}>
    {picture}
    <h2 id={id}>{wholeWords(heading)}</h2>
    {children}
    {action}
  </Card>
);
