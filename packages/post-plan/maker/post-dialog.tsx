import type { KitDesign } from "@angadi/brand-kit/kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { SceneSvg } from "@angadi/brand-kit/scene/scene-svg";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import { Button } from "@angadi/ui/button/button";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { SelectField, TextArea } from "@angadi/ui/field/field";
import { CAPTION_LIMITS, measureCaption } from "../engine/platforms.ts";
import type { MonthPlan, PlannedPost, PostChange } from "../plan.ts";
import { MAX_CAPTION_LENGTH } from "../saved-kind.ts";
import { formatTime, monthCopy } from "../copy.ts";
import { PlatformLogo } from "./platform-logo.tsx";
import styles from "./month.module.css";
import { SharePost } from "./share-post.tsx";

const copy = monthCopy.dialog;

interface PostDialogProps {
  plan: MonthPlan;
  design: KitDesign;
  /** Undefined while it is closed. */
  post: PlannedPost | undefined;
  picture: Scene | undefined;
  /** The days that the post can be moved to. */
  days: readonly string[];
  onChange: (change: PostChange) => void;
  onMove: (day: string) => void;
  onClose: () => void;
}

/** A post with its picture: its text and day can be changed, and it can be shared. */
export function PostDialog(props: PostDialogProps) {
  const { plan, design, post, picture, days, onChange, onMove, onClose } = props;
  const title = post ? post.headline : "";
  return (
    <Dialog open={!!post} size="wide" title={title} closeLabel={copy.close} onClose={onClose}>
      {post && picture && (
        <div className={styles.postDialog}>
          <SceneSvg scene={picture} className={styles.postPicture} />
          <div className={styles.postFields}>
            <p className={styles.platform}>
              <PlatformLogo platform={post.platform} />
              {monthCopy.platforms[post.platform]}, {formatTime(post.time)}
            </p>
            <CaptionField post={post} onChange={onChange} />
            <SelectField
              label={copy.day}
              value={post.day}
              onChange={(event) => onMove(event.target.value)}
              hint={post.reason}
            >
              {days.map((day) => (
                <option key={day} value={day}>
                  {formatWeekdayAndDay(day, eventCopy)}
                </option>
              ))}
            </SelectField>
            <SharePost key={post.id} plan={plan} design={design} post={post}>
              <Button
                variant="quiet"
                onClick={() => onChange({ turn: post.turn + 1, caption: undefined })}
              >
                {copy.replace}
              </Button>
            </SharePost>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type CaptionFieldProps = Pick<PostDialogProps, "onChange"> & { post: PlannedPost };

function CaptionField({ post: { caption, platform }, onChange }: CaptionFieldProps) {
  const limit = CAPTION_LIMITS[platform];
  const length = measureCaption(caption, platform);
  return (
    <TextArea
      label={copy.caption}
      value={caption}
      rows={9}
      maxLength={MAX_CAPTION_LENGTH}
      hint={limit <= MAX_CAPTION_LENGTH ? copy.length(length, limit) : undefined}
      error={length > limit ? copy.tooLong(monthCopy.platforms[platform]) : undefined}
      onChange={(event) => onChange({ caption: event.target.value })}
    />
  );
}
