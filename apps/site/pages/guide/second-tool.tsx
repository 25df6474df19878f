import { type ComponentType, useEffect } from "react";
import { useLocation } from "react-router";
import frame from "@angadi/owner-tools/kit/frame/frame.module.css";
import {
  type SecondToolId,
  secondToolCopy,
  exampleWorkbookCopy,
} from "@angadi/owner-tools/kit/tool-copy";
import type { ToolProps } from "@angadi/owner-tools/kit/tool";
import { ButtonLink } from "@angadi/ui/button/button";
import { useModule } from "@angadi/ui/module/use-module";
import { buildGuidePath } from "../../addresses/paths.ts";
import styles from "./guide.module.css";

/** Loads a second tool's code and styles when it is opened, to keep the document small. */
const LOADERS: Record<SecondToolId, () => Promise<{ Tool: ComponentType<ToolProps> }>> = {
  "late-payment": async () => ({
    Tool: (await import("@angadi/owner-tools/late-payment/late-payment")).LatePayment,
  }),
  "gst-split": async () => ({
    Tool: (await import("@angadi/owner-tools/gst-split/gst-split")).GstSplit,
  }),
};

interface SecondToolProps extends ToolProps {
  id: SecondToolId;
}

/** The tool that opens below the guide's own, once the URL's hash names it. */
export function SecondTool({ id, ...rest }: SecondToolProps) {
  const { hash, key } = useLocation();
  // The hash may also contain figures after the name. Following the link again retries loading.
  const isRequested = hash.split("=")[0] === `#${id}`;
  const toolModule = useModule(isRequested && key, LOADERS[id]);
  useEffect(() => {
    if (toolModule) document.getElementById(id)?.scrollIntoView();
  }, [toolModule, id]);
  return toolModule ? <toolModule.Tool {...rest} /> : <ClosedTool id={id} slug={rest.slug} />;
}

function ClosedTool({ id, slug }: { id: SecondToolId; slug: string }) {
  const copy = secondToolCopy[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${frame.tool} ${styles.closedTool}`}
    >
      <header className={frame.header}>
        <h2 id={`${id}-heading`}>{copy.heading}</h2>
        <p>{copy.text}</p>
      </header>
      <p className={`${frame.footer} ${frame.buttons}`}>
        <span>
          <ButtonLink href={`#${id}`} variant="quiet" reloadDocument>
            {copy.button}
          </ButtonLink>
        </span>
        <a href={`${buildGuidePath(slug)}/${id}.xlsx`} download>
          {exampleWorkbookCopy.link}
        </a>
        <noscript>{exampleWorkbookCopy.withoutScript}</noscript>
      </p>
    </section>
  );
}
