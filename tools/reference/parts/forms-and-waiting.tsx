import { Choice, ChoiceGroup, SwitchField } from '#ui/choice.tsx';
import { TextField, SelectField } from '#ui/field.tsx';
import { ProgressBar, ProgressSteps, Spinner } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { Specimen, State } from './specimen.tsx';

/** Form fields, and components shown while the app is loading. */
export function FormsAndWaiting() {
  return (
    <>
      <Specimen name="TextField" file="field.tsx" use="One line of text with its label, hint and error.">
        <State name="empty, with a hint">
          <TextField label="Booking number" hint="It is in your confirmation." name="number" />
        </State>
        <State name="optional, filled in">
          <TextField label="Voucher code" optionalLabel="optional" name="voucher" defaultValue="FRIENDS" />
        </State>
        <State name="with an error">
          <TextField label="Last name" name="name" error="Required" />
        </State>
        <State name="disabled">
          <TextField label="E-mail" name="email" defaultValue="anna@guest.example" disabled />
        </State>
      </Specimen>

      <Specimen name="SelectField" file="field.tsx" use="One of a long list, by the picker of the platform.">
        <State name="a choice">
          <SelectField label="Adults" name="adults" defaultValue="2">
            <option>1</option>
            <option>2</option>
            <option>3</option>
          </SelectField>
        </State>
        <State name="with an error">
          <SelectField label="Language" name="language" error="Required">
            <option>English</option>
          </SelectField>
        </State>
      </Specimen>

      <Specimen name="Choice" file="choice.tsx" use="One of up to about seven answers.">
        <State name="list">
          <ChoiceGroup legend="How many more nights?">
            <Choice name="nights" value="1" label="1 night" detail="Until Sun 25 Oct, 11:00" defaultChecked />
            <Choice name="nights" value="2" label="2 nights" aside="€180" />
            <Choice name="nights" value="3" label="More" unavailable="Not for this stay" />
          </ChoiceGroup>
        </State>
        <State name="grid, with an error">
          <ChoiceGroup legend="At what time?" layout="columns" error="Please choose a time.">
            {['13:00', '14:00', '15:00'].map((time) => (
              <Choice key={time} name="time" value={time} label={time} />
            ))}
          </ChoiceGroup>
        </State>
      </Specimen>

      <Specimen name="SwitchField" file="choice.tsx" use="Something that is on or off and takes effect at once.">
        <State name="off">
          <SwitchField label="News and offers by e-mail" detail="You can change this at any time." />
        </State>
        <State name="on">
          <SwitchField label="News and offers by e-mail" defaultChecked />
        </State>
        <State name="busy">
          <SwitchField label="News and offers by e-mail" defaultChecked isBusy />
        </State>
      </Specimen>

      <Specimen name="ProgressBar" file="progress.tsx" use="How far along a guest is, on a thin line.">
        <State name="step 1 of 2">
          <ProgressBar value={1} max={2} label="Step 1 of 2" />
        </State>
      </Specimen>

      <Specimen
        name="ProgressSteps"
        file="progress.tsx"
        use="The steps of a task: the done ones filled, the present one to its middle."
      >
        <State name="step 1 of 2">
          <ProgressSteps position={1} total={2} label="Step 1 of 2" />
        </State>
      </Specimen>

      <Specimen name="Spinner" file="progress.tsx" use="Work under way where no skeleton fits.">
        <State name="with its text">
          <Spinner label="Placing your order" hasText />
        </State>
      </Specimen>

      <Specimen name="Skeleton" file="skeleton.tsx" use="A grey stand-in with the size of what is coming.">
        <State name="lines and a block">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
          <Skeleton shape="block" className="mt-3 h-24" />
        </State>
      </Specimen>
    </>
  );
}
