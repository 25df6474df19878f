import { type ComponentProps, useEffect, useRef, useState } from "react";
import { postFallbacks } from "@angadi/content/pages/blog";
import { PostPicture } from "./post-picture.tsx";

/** A post's cover; the placeholder if it cannot be loaded. */
export function Cover({ src, alt, ...props }: ComponentProps<typeof PostPicture>) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React started. Drawings may have no width, so it is decoded.
    if (!image.current?.complete || image.current.naturalWidth > 0) return;
    image.current.decode().catch(() => setBrokenSrc(src));
  }, [src]);
  const isBroken = brokenSrc === src;
  return (
    <PostPicture
      {...props}
      ref={image}
      src={isBroken ? postFallbacks.cover : src}
      alt={isBroken ? "" : alt}
      onError={() => setBrokenSrc(src)}
    />
  );
}
