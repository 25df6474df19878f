import type { SVGProps } from "react";
import { measureText } from "./measure-text.ts";
import type { Scene, Shape } from "./scene.ts";
import { findScript, getTypeface, toFontFamilies } from "./typefaces.ts";

interface SceneSvgProps extends SVGProps<SVGSVGElement> {
  scene: Scene;
  /** False without script: letters of another font are then pressed into their place. */
  hasFonts?: boolean;
}

/** A scene on a page. */
export function SceneSvg({ scene, hasFonts = true, ...svg }: SceneSvgProps) {
  const { width, height, background, shapes, label } = scene;
  return (
    <svg {...svg} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {background && <rect width={width} height={height} fill={background} />}
      {shapes.map((shape, index) => (
        <ShapeElement key={index} shape={shape} hasFonts={hasFonts} />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

function ShapeElement({ shape, hasFonts }: { shape: Shape; hasFonts: boolean }) {
  if (shape.kind === "text") {
    const { text, x, baseline, size, face, align, colour } = shape;
    return (
      <text
        x={round(x)}
        y={round(baseline)}
        fontFamily={toFontFamilies(face)}
        fontSize={round(size)}
        fontWeight={getTypeface(face).weight}
        textAnchor={align}
        fill={colour}
        {...(!hasFonts &&
          !findScript(text) && {
            textLength: round(measureText(text, face) * size),
            lengthAdjust: "spacingAndGlyphs",
          })}
      >
        {text}
      </text>
    );
  }
  const { d, x, y, scale, rotate, colour, lineWidth } = shape;
  const isMoved = x !== 0 || y !== 0 || scale !== 1;
  const transform = [
    isMoved && `translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`,
    rotate && `rotate(${rotate})`,
  ].filter(Boolean);
  return (
    <path
      d={d}
      transform={transform.join(" ") || undefined}
      {...(lineWidth === undefined
        ? { fill: colour }
        : {
            fill: "none",
            stroke: colour,
            strokeWidth: lineWidth,
            strokeLinecap: "round",
            strokeLinejoin: "round",
          })}
    />
  );
}
