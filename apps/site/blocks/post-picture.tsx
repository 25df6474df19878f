import type { ComponentProps } from "react";
import { toPictureSrcSet, parsePicturePath } from "@angadi/contract/picture";

interface PostPictureProps extends ComponentProps<"img"> {
  src: string;
  alt: string;
  /** The `sizes` attribute. `auto` as the first value needs `loading="lazy"`. */
  sizes: string;
}

/**
 * A post's picture or cover. For uploaded pictures the browser picks the size, and AVIF or WebP.
 */
export function PostPicture({ src, alt, sizes, ...imageProps }: PostPictureProps) {
  const address = parsePicturePath(src);
  if (!address) return <img src={src} alt={alt} {...imageProps} />;
  return (
    <picture>
      <source type="image/avif" srcSet={toPictureSrcSet(address, "avif")} sizes={sizes} />
      <img
        src={src}
        srcSet={toPictureSrcSet(address, "webp")}
        sizes={sizes}
        alt={alt}
        {...imageProps}
      />
    </picture>
  );
}
