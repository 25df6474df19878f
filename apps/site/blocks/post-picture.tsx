import type { ComponentProps } from "react";
import { pictureSrcSet, readPicturePath } from "@angadi/contract/picture";

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
  const address = readPicturePath(src);
  if (!address) return <img src={src} alt={alt} {...imageProps} />;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(address, "avif")} sizes={sizes} />
      <img
        src={src}
        srcSet={pictureSrcSet(address, "webp")}
        sizes={sizes}
        alt={alt}
        {...imageProps}
      />
    </picture>
  );
}
