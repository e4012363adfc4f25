import { Breakdown, Fact, Facts } from '#ui/definition-list.tsx';
import { BottomNotice } from '#ui/bottom-notice.tsx';
import { CardHead, Card, cardPadding } from '#ui/card.tsx';
import { CheckList, Row, rowClass, RowList } from '#ui/lists.tsx';
import { CodeDisplay } from '#ui/code-display.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page.tsx';
import { PictureBeside, PictureCard } from '#ui/picture-card.tsx';
import { Pill } from '#ui/pill.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { Step, Steps } from '#ui/steps.tsx';
import { tileClass } from '#ui/tile.tsx';
import { Timeline, TimelineItem } from '#ui/timeline.tsx';
import { Button } from '#ui/button.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';
import Coffee from 'lucide-react/icons/coffee';
import Download from 'lucide-react/icons/download';
import Dumbbell from 'lucide-react/icons/dumbbell';
import KeyRound from 'lucide-react/icons/key-round';

import { Specimen, State } from './specimen.tsx';

/** Components that guests read. */
export function FactsAndStates() {
  return (
    <>
      <Specimen name="PageTitle" file="page.tsx" use="The heading of a page; it takes the focus after navigation.">
        <State name="with a lead">
          <PageTitle lead="Your doors, in the order of the way in.">Getting in</PageTitle>
        </State>
      </Specimen>

      <Specimen name="Card" file="card.tsx" use="The sheet of paper on which a topic stands.">
        <State name="with a head and a state">
          <Card as="section" aria-labelledby="card-door">
            <CardHead id="card-door" title="Street door" aside={<Pill tone="good">Ready</Pill>} />
            <p>Works until Mon 23 Nov, 11:00.</p>
          </Card>
        </State>
        <State name="flush, with a scene">
          <Card isFlush>
            <div className="h-32">
              <RoomScene />
            </div>
            <div className={cardPadding}>
              <CardHead title="Two-bedroom apartment" />
            </div>
          </Card>
        </State>
      </Specimen>

      <Specimen name="PictureBeside" file="picture-card.tsx" use="The card of a page that asks one thing.">
        <State name="with something beside">
          <PictureBeside picture={<RoomScene />} beside={<p>Need help?</p>}>
            <CardHead title="Find your booking" />
            <Button>Find my booking</Button>
          </PictureBeside>
        </State>
      </Specimen>

      <Specimen name="PictureCard" file="picture-card.tsx" use="A picture as wide as the card, with its text below.">
        <State name="a ticket">
          <PictureCard isTicket picture={<RoomScene />}>
            <CardHead title="Breakfast for 2" />
          </PictureCard>
        </State>
      </Specimen>

      <Specimen
        name="BottomNotice"
        file="bottom-notice.tsx"
        use="A message of the app about itself, above the navigation."
      >
        <State name="with two buttons">
          <BottomNotice
            icon={Download}
            heading="Keep your doors at hand"
            actions={
              <>
                <Button>Install</Button>
                <Button look="quiet">Not now</Button>
              </>
            }
          />
        </State>
      </Specimen>

      <Specimen name="Notice" file="notice.tsx" use="Something to know before going on, with a way on.">
        <State name="calm">
          <Notice tone="calm" heading="Your card is added" />
        </State>
        <State name="warn, with actions">
          <Notice tone="warn" heading="Something went wrong" actions={<Button look="quiet">Try again</Button>}>
            You seem to be offline. Please check your connection.
          </Notice>
        </State>
        <State name="info">
          <Notice tone="info" heading="The lift is out of service">
            From 12 May to 14 August.
          </Notice>
        </State>
      </Specimen>

      <Specimen name="Pill" file="pill.tsx" use="A state in two or three words; the colour only repeats it.">
        <State name="good, warn, info">
          <div className="flex flex-wrap gap-2">
            <Pill tone="good">Ready</Pill>
            <Pill tone="warn">Expired</Pill>
            <Pill tone="info" icon={KeyRound}>
              From 15:00
            </Pill>
          </div>
        </State>
      </Specimen>

      <Specimen
        name="CodeDisplay"
        file="code-display.tsx"
        use="A door code, as large as fits, with the button that ends it."
      >
        <State name="with a button">
          <CodeDisplay code="4719" keypadButton="#" spokenLabel="Code: 4 7 1 9, then #" />
        </State>
        <State name="long">
          <CodeDisplay code="482907315566" keypadButton="OK" spokenLabel="Code" />
        </State>
      </Specimen>

      <Specimen name="Facts" file="definition-list.tsx" use="Facts as rows of term and value.">
        <State name="short and long">
          <Card>
            <Facts>
              <Fact term="Booking number">BN-1001</Fact>
              <Fact term="Guests">2</Fact>
              <Fact term="Apartment">A two-bedroom apartment with a balcony over the yard</Fact>
            </Facts>
          </Card>
        </State>
      </Specimen>

      <Specimen name="Breakdown" file="definition-list.tsx" use="A price with its arithmetic.">
        <State name="lines and a total">
          <Card>
            <Breakdown
              lines={[{ label: 'Breakfast', detail: '2 guests × 3 nights × €10', amount: '€60' }]}
              total={{ label: 'Total', detail: 'charged before or during stay', amount: '€60' }}
            />
          </Card>
        </State>
      </Specimen>

      <Specimen name="RowList" file="lists.tsx" use="Links under each other, each with an icon, a line and a price.">
        <State name="two rows">
          <RowList>
            <li>
              <a href="#RowList" className={rowClass}>
                <Row icon={Coffee} title="Breakfast" detail="At a café nearby" aside="€14" />
              </a>
            </li>
            <li>
              <a href="#RowList" className={rowClass}>
                <Row icon={Dumbbell} title="Gym" />
              </a>
            </li>
          </RowList>
        </State>
      </Specimen>

      <Specimen name="Tile" file="tile.tsx" use="A few ways on, side by side.">
        <State name="two tiles">
          <div className="grid grid-cols-2 gap-3">
            <a href="#Tile" className={tileClass()}>
              <span className="font-semibold">Getting in</span>
              <span className="text-soft">Your doors and codes</span>
            </a>
            <a href="#Tile" className={tileClass()}>
              <span className="font-semibold">Wi-Fi</span>
              <span className="text-soft">guest-wifi</span>
            </a>
          </div>
        </State>
      </Specimen>

      <Specimen name="Timeline" file="timeline.tsx" use="What was, what is now, and what comes.">
        <State name="done, current, later">
          <Timeline>
            <TimelineItem state="done" stateLabel="Done">
              Checked in online
            </TimelineItem>
            <TimelineItem state="current" stateLabel="Now">
              Your door opens at 15:00
            </TimelineItem>
            <TimelineItem state="later" stateLabel="Later">
              Check out by Fri 27 Nov, 11:00
            </TimelineItem>
          </Timeline>
        </State>
      </Specimen>

      <Specimen name="Steps" file="steps.tsx" use="An ordered way, one step after another.">
        <State name="two steps">
          <Steps>
            <Step number={1}>
              <Card>Street door</Card>
            </Step>
            <Step number={2}>
              <Card>Apartment 405</Card>
            </Step>
          </Steps>
        </State>
      </Specimen>

      <Specimen name="CheckList" file="lists.tsx" use="What is in it, line by line.">
        <State name="three lines">
          <CheckList items={['2 face masks', '2 towels', '1 pine scent']} />
        </State>
      </Specimen>

      <Specimen name="QrCode" file="qr-code.tsx" use="Dark on white in every scheme, so that scanners read it.">
        <State name="an address">
          <QrCode
            value="https://app.example.test/stay"
            label="Opens this page on another device"
            className="max-w-40"
          />
        </State>
      </Specimen>
    </>
  );
}
