import type { FormEvent } from "react";
import { Button } from "@angadi/ui/button/button";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { SelectField } from "@angadi/ui/field/field";
import { PlatformLogo } from "../platforms/platform-logo.tsx";
import type { SocialPost } from "../platforms/platform.ts";
import styles from "./post-dialog.module.css";

export interface PostDialogCopy {
  close: string;
  day: string;
  move: string;
}

interface PostDialogProps {
  copy: PostDialogCopy;
  post: SocialPost | undefined;
  platformName: string;
  /** The days that the post can be moved to. */
  days: readonly { iso: string; label: string }[];
  onMove: (post: SocialPost, day: string) => void;
  onClose: () => void;
}

/** The whole post, with a form to move it without dragging. */
export function PostDialog({ copy, post, platformName, days, onMove, onClose }: PostDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get("day");
    if (post && typeof day === "string") onMove(post, day);
  };
  return (
    <Dialog open={!!post} title={post?.title ?? ""} closeLabel={copy.close} onClose={onClose}>
      {post && (
        <form onSubmit={submit} className={styles.post}>
          <p className={styles.platform}>
            <PlatformLogo platform={post.platform} />
            {platformName}, {post.time}
          </p>
          <p className={styles.text}>{post.text}</p>
          <SelectField label={copy.day} name="day" defaultValue={post.day}>
            {days.map(({ iso, label }) => (
              <option key={iso} value={iso}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{copy.move}</Button>
        </form>
      )}
    </Dialog>
  );
}
