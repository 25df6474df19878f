import { useState } from "react";
import { homeCopy } from "@angadi/content/pages/home";
import { styleguideCopy as copy } from "@angadi/content/pages/styleguide";
import { BusinessPicker } from "../../sections/business-picker/business-picker.tsx";
import { Section } from "../../sections/section/section.tsx";
import { AlertDialog } from "@angadi/ui/alert-dialog/alert-dialog";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import { Notice } from "@angadi/ui/notice/notice";
import { Reveal } from "@angadi/ui/reveal/reveal";
import { ArticleSkeleton, CardSkeletons } from "@angadi/ui/skeleton/skeleton";
import { Switch } from "@angadi/ui/switch/switch";
import styles from "./styleguide.module.css";

const { headings, sample } = copy;

const BUSINESS_TYPES = [
  { id: "bakery", name: "Bakery & cake shop", subIndustryType: "Food & Drink" },
  { id: "tailor", name: "Tailor", subIndustryType: "Fashion" },
];

/** All UI primitives in all states. */
export function Primitives() {
  return (
    <>
      <Section heading={headings.type} align="start">
        <h3>{sample.heading}</h3>
        <p>{sample.text}</p>
      </Section>
      <Section heading={headings.buttons} align="start">
        <div className={styles.row}>
          <Button>{sample.button}</Button>
          <Button size="large">{sample.button}</Button>
          <Button aria-disabled>{sample.button}</Button>
          <Button variant="quiet">{sample.quiet}</Button>
          <ButtonLink href="/" variant="quiet">
            {sample.quiet}
          </ButtonLink>
        </div>
      </Section>
      <Section heading={headings.fields} align="start">
        <div className={styles.fields}>
          <TextField label={sample.label} placeholder={sample.placeholder} hint={sample.hint} />
          <TextField label={sample.label} defaultValue="" error={sample.error} />
          <TextArea label={sample.message} />
          <SelectField label={sample.choose}>
            <option>{sample.button}</option>
          </SelectField>
        </div>
      </Section>
      <Section heading={headings.switches} align="start">
        <SwitchSample />
      </Section>
      <Section heading={headings.notices} align="start">
        <div className={styles.fields}>
          <Notice>{sample.information}</Notice>
          <Notice variant="success">{sample.success}</Notice>
          <Notice variant="problem">{sample.problem}</Notice>
        </div>
      </Section>
      <Section heading={headings.dialogs} align="start">
        <DialogSamples />
      </Section>
      <Section heading={headings.picker} align="start">
        <BusinessPicker copy={homeCopy.picker} types={BUSINESS_TYPES} />
      </Section>
      <Section heading={headings.cards} align="start">
        <CardSkeletons label={sample.loading} cardCount={3} />
        <ArticleSkeleton label={sample.loading} />
      </Section>
      <Section heading={headings.reveal} align="start">
        <Reveal>
          <p>{sample.reveals}</p>
        </Reveal>
      </Section>
    </>
  );
}

function SwitchSample() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch checked={isOn} onChange={setIsOn}>
      {sample.switch}
    </Switch>
  );
}

function DialogSamples() {
  const [open, setOpen] = useState<"dialog" | "alert">();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.row}>
      <Button variant="quiet" onClick={() => setOpen("dialog")}>
        {sample.openDialog}
      </Button>
      <Button variant="quiet" onClick={() => setOpen("alert")}>
        {sample.openAlert}
      </Button>
      <Dialog
        open={open === "dialog"}
        title={sample.heading}
        closeLabel={sample.close}
        onClose={close}
      >
        <TextField label={sample.label} />
      </Dialog>
      <AlertDialog open={open === "alert"} text={sample.alert} ok={sample.ok} onClose={close} />
    </div>
  );
}
