import { BrandMark } from '#ui/brand.tsx';
import { Button, buttonClass, CopyButton } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NavBadge, NavDot, NavIcon, navItemClass, navListClass } from '#ui/nav-item.tsx';
import type { NavSlot } from '#ui/nav-item.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';
import type { SlideState } from '#ui/slide-to-open.tsx';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';

import { Specimen, State } from './specimen.tsx';

const LOOKS = ['primary', 'quiet', 'danger', 'text'] as const;
const SLIDES: Record<SlideState, string> = {
  rest: 'Slide to open',
  opening: 'Opening…',
  open: 'The door is open',
  paused: 'Please wait a minute',
};
const SLOTS: readonly NavSlot[] = ['header', 'bar'];
const ITEMS = [
  { name: 'Stay', Icon: House, badge: undefined },
  { name: 'Extras', Icon: ShoppingBag, badge: undefined },
  { name: 'Help', Icon: MessageCircle, badge: <NavBadge count="3" label="3 unread messages" /> },
  { name: 'Account', Icon: UserRound, badge: <NavDot label="New" mayBreathe={() => true} /> },
];

function SheetState() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Open the sheet
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Cancel your stay?"
        closeLabel="Close"
        actions={
          <>
            <Button look="danger" onClick={() => setIsOpen(false)}>
              Cancel my stay
            </Button>
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              Keep my stay
            </Button>
          </>
        }
      >
        <p>You pay €480, the full price. This cannot be undone.</p>
      </Sheet>
    </>
  );
}

function Navigation({ slot }: { slot: NavSlot }) {
  return (
    <ul className={navListClass(slot)}>
      {ITEMS.map(({ name, Icon, badge }, at) => (
        <li key={name} className="grid">
          <a href={`#${name}`} className={navItemClass(at === 0, slot)}>
            {slot === 'bar' ? <NavIcon icon={<Icon aria-hidden />} badge={badge} /> : badge}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Components that guests click, slide or open. */
export function Actions() {
  return (
    <>
      <Specimen name="Button" file="button.tsx" use="One primary button a screen.">
        {LOOKS.map((look) => (
          <State key={look} name={look}>
            <div className="flex flex-wrap items-center gap-3">
              <Button look={look}>Continue</Button>
              <Button look={look} isBusy>
                Sending
              </Button>
              <Button look={look} aria-disabled>
                Blocked
              </Button>
            </div>
          </State>
        ))}
        <State name="a link with the look of a button">
          <a href="#Button" className={buttonClass('quiet')}>
            Find my booking
          </a>
        </State>
      </Specimen>

      <Specimen
        name="SlideToOpen"
        file="slide-to-open.tsx"
        use="Opens a door by a slide, two clicks or the keyboard, never by a tap that slips."
      >
        {(['rest', 'opening', 'open', 'paused'] as const).map((state) => (
          <State key={state} name={state}>
            <SlideToOpen
              name="Apartment 405"
              state={state}
              label="Open Apartment 405"
              stateLabels={SLIDES}
              hint="or press twice"
              question="Open?"
              confirmLabel="Press once more"
              openForMs={6000}
              onOpen={() => {}}
            />
          </State>
        ))}
      </Specimen>

      <Specimen
        name="CopyButton"
        file="button.tsx"
        use="Copies a text, and offers it selected where the browser refuses."
      >
        <State name="press it">
          <CopyButton value="guest-wifi" label="Copy" copiedLabel="Copied" byHandLabel="Select and copy" />
        </State>
      </Specimen>

      <Specimen
        name="Sheet"
        file="sheet.tsx"
        use="A short confirmation over the page. The focus starts at its heading."
      >
        <State name="press it">
          <SheetState />
        </State>
      </Specimen>

      <Specimen name="Disclosure" file="disclosure.tsx" use="Opens in place; the page search finds what is closed.">
        <State name="row">
          <Disclosure label="Where do I park?">
            <p>In the garage, spots 12 to 16.</p>
          </Disclosure>
        </State>
        <State name="text">
          <Disclosure label="Code not working?" look="text">
            <p>Press the button after the code.</p>
          </Disclosure>
        </State>
      </Specimen>

      <Specimen name="NavItem" file="nav-item.tsx" use="The main navigation: a header from 768 px, a bar below.">
        {SLOTS.map((slot) => (
          <State key={slot} name={slot}>
            <Navigation slot={slot} />
          </State>
        ))}
      </Specimen>

      <Specimen name="BrandMark" file="brand.tsx" use="The icon of the brand, beside its name in the header.">
        <State name="main">
          <BrandMark brand="main" name="Reception" />
        </State>
        <State name="white-label">
          <BrandMark brand="white-label" name="Harbour Suites" />
        </State>
      </Specimen>
    </>
  );
}
