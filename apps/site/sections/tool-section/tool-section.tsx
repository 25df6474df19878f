import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "@angadi/ui/button/button";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";
import { useModule } from "@angadi/ui/module/use-module";
import { Demo, type DemoCopy } from "../demo/demo.tsx";
import styles from "./tool-section.module.css";

interface ToolSectionProps<Tool extends object> {
  copy: {
    intro: DemoCopy;
    /** What the tool does, before it is opened. */
    points: readonly string[];
    open: string;
  };
  /** Its anchor; a link to it, or to it and "?…", opens the tool. */
  id: string;
  /** Loads the tool's code; a constant function. */
  load: () => Promise<Tool>;
  /** Whether the page's query asks for the tool. */
  isRequested?: boolean;
  /** What visitors without script see instead. */
  noScript: ReactNode;
  children: (tool: Tool) => ReactNode;
}

/** A tool of a page; its code loads on opening. */
export function ToolSection<Tool extends object>(props: ToolSectionProps<Tool>) {
  const { copy, id, load, noScript, children } = props;
  const { hash, key } = useLocation();
  const [isOpened, setIsOpened] = useState(false);
  const isLinked = hash === `#${id}` || hash.startsWith(`#${id}?`);
  const shouldLoad = isOpened || isLinked || props.isRequested;
  // With `key`, following the same link again retries.
  const tool = useModule(shouldLoad && `${key} ${isOpened}`, load, () => {
    showLoadFailure();
    setIsOpened(false);
  });
  return (
    <Demo copy={copy.intro} id={id} rank="major">
      {tool ? (
        children(tool)
      ) : (
        <>
          <div className={styles.teaser}>
            <ul className={styles.points}>
              {copy.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <Button
              size="large"
              aria-busy={shouldLoad || undefined}
              onClick={() => setIsOpened(true)}
            >
              {copy.open}
            </Button>
          </div>
          <noscript>{noScript}</noscript>
        </>
      )}
    </Demo>
  );
}
