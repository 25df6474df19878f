/**
 * The art of the small sites, kept as short text because it travels with the home page.
 *
 * A picture is layers, back to front, parted by "|". A layer is one letter for its colour (see
 * art.module.css), a line width if it is a line, then an SVG path, in which "o x y r" stands for
 * a circle and "b x y w h r" for a box with round corners.
 */

/** On a field of 200 × 200; "k" is the colour of the scheme's light, "x" a shade over anything. */
export const backdrops = {
  disc: "ko100 102 68",
  arch: "kM36 200V94a64 64 0 0 1 128 0v106z|xM36 176h128v24H36z",
  hills:
    "ko148 52 30|xM0 128c34-44 62-38 92-4 30-30 66-34 108-2v78H0z|kM0 176c50-30 140-34 200-6v30H0z",
  rays: "kM100 100 80-50h40zM100 100 180-50h70zM100 100 250 80v40zM100 100 250 250h-70zM100 100 120 250H80zM100 100 20 250h-70zM100 100-50 120V80zM100 100-50-50h70z|ko100 100 60",
  shelf:
    "kM36 24h128v150H36z|xM36 24h128v12H36z|iM20 170h160v9H20z|xM40 179h12v12H40zM148 179h12v12h-12z",
  town: "xM0 200v-84h30V82h34v46h22V60h38v52h26V76h30v44h20v80z|kM0 146h200v54H0z",
} as const;

/** On a field of 64 × 64. */
export const pictures = {
  bangles: "s6o25 37 17|h6o38 28 17",
  basket:
    "so23 24 10|to41 23 10|ho32 20 8|dM8 32h48l-6 26H14z|y3M13 40h38M15 49h34|r4M11 32C13-2 51-2 53 32",
  bed: "r6M7 12v46M57 36v22|nb7 34 50 16 2|wb12 26 18 10 4|sM33 30h24v14H33z",
  board:
    "i4M20 60l5-14M44 60l-5-14|db4 6 56 42 4|tb8 10 48 34 1|w3M16 34l6-14 6 14M18 29h8M36 22h12M36 31h8",
  bread:
    "sM3 43c0-17 11-28 29-28s29 11 29 28c0 6-5 10-11 10H14C8 53 3 49 3 43z|w4M17 25c5 3 7 8 7 14M30 21c5 4 7 9 7 15M43 25c4 4 5 8 5 13",
  briefcase: "d4M23 18v-8h18v8|sb5 18 54 39 6|rM5 31h54v5H5z|hb27 28 10 11 2",
  browser:
    "nb3 8 58 48 6|wb8 20 48 31 2|w4M12 14h1M19 14h1|hb13 26 18 19 2|s3M37 28h13M37 35h13M37 42h7",
  bucket:
    "lo22 22 8|wo34 17 10|lo45 23 7|i3M12 26C12-4 52-4 52 26|nM10 26h44l-6 34H16z|wM13 40h38l-1 6H14z",
  bus: "sb3 11 58 38 7|wb8 18 13 12 2b25 18 13 12 2b42 18 14 12 2|hM3 36h58v5H3z|io17 50 8o47 50 8|wo17 50 3o47 50 3",
  calendar:
    "wb7 10 50 48 5|sb7 10 50 16 5|i4M20 5v10M44 5v10|n5M19 36h1M32 36h1M45 36h1M19 47h1M32 47h1",
  camera: "ib19 8 26 14 4|ib3 16 58 40 7|wo32 36 15|no32 36 11|lo28 32 4|so53 24 3",
  car: "sM3 36l9-5 8-14h24l9 14 8 5v14H3z|wM19 31l6-9h6v9zM35 31v-9h7l5 9z|io17 50 8o47 50 8|wo17 50 3o47 50 3",
  clipboard: "db10 9 44 50 5|wb16 16 32 38 2|ib23 4 18 11 4|n3M22 27h20M22 35h20M22 43h11",
  cone: "dM17 32h30L32 62z|r3M23 42l16-9M28 52l13-10|so22 26 11|ho42 26 11|to32 15 11",
  cup: "i4M44 27h5c9 0 8 15-7 15|sM10 22h36v17c0 10-6 16-18 16s-18-6-18-16z|ib6 56 46 5 2|d3M21 16c-4-5 4-6 0-11M34 16c-4-5 4-6 0-11",
  cupcake:
    "so32 8 5|hM9 35c0-7 5-10 9-10 2-8 7-13 14-13s12 5 14 13c4 0 9 3 9 10z|rM12 35h40l-7 25H19z|g3M25 37l2 20M39 37l-2 20",
  diya: "hM32 2c10 13 12 19 7 25-3 4-11 4-14 0-5-6-3-12 7-25z|wM32 16c4 5 4 9 0 12-4-3-4-7 0-12z|rM2 31h60c-1 17-12 27-30 27S3 48 2 31z|h3M13 41c11 7 27 7 38 0",
  dumbbell: "i6M8 32h48|sb9 14 11 36 4b44 14 11 36 4|ib3 22 7 20 3b54 22 7 20 3",
  eggs: "wM9 38c0-30 15-30 15 0zM24 38c0-30 16-30 16 0zM40 38c0-30 15-30 15 0z|db4 35 56 18 6",
  flower:
    "t4M32 30v30M32 50c-9 0-14-5-14-11M32 55c9 0 14-5 14-11|so32 9 9o21 17 9o43 17 9o25 30 9o39 30 9|ho32 21 8",
  frame: "db7 5 50 54 3|wb13 11 38 42 1|tM13 53l14-21 10 13 6-7 8 15z|so40 22 5",
  gear: "n10M32 9v46M9 32h46M16 16l32 32M48 16L16 48|no32 32 19|ho32 32 8",
  gift: "h4M32 24C27 8 10 8 12 17c1 6 12 7 20 7s19-1 20-7C54 8 37 8 32 24z|nb6 24 52 34 4|h7M32 24v34M6 39h52",
  glass: "r3M34 22L42 3h8|wM15 14h34l-5 46H20z|hM17 26h30l-4 32H21z|so32 42 7",
  heart:
    "sM32 58C9 42 4 32 4 22 4 6 26 3 32 18 38 3 60 6 60 22c0 10-5 20-28 36z|w4M14 23c0-5 3-8 7-8",
  helmet: "hM7 42C7 23 17 12 32 12s25 11 25 30z|r4M25 14v17M39 14v17|sb3 41 58 9 4",
  house: "rM2 32L32 6l30 26z|wM10 32h44v27H10z|sb27 39 12 20 1|nb15 39 8 9 1b43 39 7 9 1",
  jar: "sb13 18 38 42 8|rb16 6 32 12 3|wM13 30h38v18H13z|so26 39 5|to37 39 5",
  key: "d7o18 32 12|d7M30 32h29M46 32v11M57 32v9",
  kurta: "nM24 5h16l19 12-6 14-8-4v34H19V27l-8 4-6-14z|h3M32 6v19M20 56h24M26 6c0 6 12 6 12 0",
  laddu:
    "do18 44 14o46 44 14|ho32 23 15|r3M27 17h1M36 20h1M29 28h1M13 40h1M20 48h1M43 40h1M50 47h1",
  lamp: "i4M32 30v28M19 60h26|hM20 4h24l10 27H10z|dM10 31h44l-2-5H12z",
  laptop: "ib10 8 44 36 5|wb14 12 36 28 2|iM2 47h60l-5 10H7z|s4M25 20l-6 6 6 6M39 20l6 6-6 6",
  lipstick: "ib20 36 24 25 3|hb23 27 18 10 0|sM25 27V13L39 3v24z",
  lotus:
    "rM3 27c16-1 26 9 29 27 3-18 13-28 29-27 0 24-11 28-29 28S3 51 3 27z|sM14 14c13 5 18 20 18 40 0-20 5-35 18-40 2 16-4 33-18 40-14-7-20-24-18-40z|hM32 7c9 12 9 34 0 47-9-13-9-35 0-47z",
  mandap:
    "d5M12 60V26M52 60V26|sM3 27C8 14 20 13 32 2c12 11 24 12 29 25-4 7-10 7-15 0-4 7-10 7-14 0-4 7-10 7-14 0-5 7-11 7-15 0z|rb20 50 24 11 2|ho32 42 6",
  mic: "i4M12 28c0 25 40 25 40 0M32 47v12M21 60h22|nb21 3 22 36 11|w3M27 14h10M27 22h10",
  milk: "wM24 10h16v8l7 10v27a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5V28l7-10z|nM17 34h30v15H17z|sb22 4 20 8 3",
  mirror: "r8M32 46v13|do32 26 23|wo32 26 18|l4M22 26L34 14M27 33L39 21",
  notebook: "sb13 5 40 54 5|rb13 5 10 54 4|wb30 15 16 13 2|h3M9 16h8M9 27h8M9 38h8M9 49h8",
  palette:
    "hM33 5C15 5 3 18 3 33s10 26 20 26c7 0 5-7 5-11 0-6 6-7 12-7 11 0 21-2 21-14C61 13 48 5 33 5z|so17 29 6|to29 17 6|no46 22 6|w4M13 43h1",
  paint:
    "i3M11 22C11-6 53-6 53 22|nM10 22h44l-5 38H15z|hM10 22h44l-1 9c-6 0-4 10-9 10s-3-8-7-8-3 14-8 14-3-12-7-12-9-3-10-10z",
  parcel: "db6 12 52 46 4|rM25 12h14v20l-7-5-7 5z|w4M40 48h10",
  pencil:
    "hM11 43L42 12l10 10-31 31z|iM11 43l10 10-15 5z|sM42 12l5-5c2-2 4-2 6 0l4 4c2 2 2 4 0 6l-5 5z",
  phone: "ib15 2 34 60 7|wb19 8 26 43 2|so32 26 8|n3M25 41h14|w4M31 56h2",
  pill: "n22M24 40l18-18|s22M20 44l6-6|w3M40 17l5 2",
  pot: "d4M8 30h-5M56 30h5|rM9 26h46c5 17-3 34-15 34H24C12 60 4 43 9 26z|sM13 22c2-9 9-13 19-13s17 4 19 13z|hb7 20 50 8 4|ho32 7 4",
  ring: "d6o32 42 16|nM21 3h22l8 10-19 18-19-18z|wM25 8h6l-6 10-5-5zM36 8l4 5h-7z",
  ringcake: "t15o32 33 16|w3M19 24l4-3M43 20l3 4M48 39l-4 3M20 45l3 2M32 13h1M31 52h3",
  sack: "dM17 14h30c-2 6 10 16 10 32 0 9-5 14-12 14H19C12 60 7 55 7 46c0-16 12-26 10-32z|sM17 4h30l-5 9H22z|yo32 38 11",
  sandals: "db9 6 19 54 9b36 6 19 54 9|r5M11 33l7-13 8 13M38 33l7-13 8 13",
  saree:
    "sb8 5 48 46 3|rM8 5h18v46H8z|h5M8 42h48M26 5v46|h4M13 53v5M25 53v5M38 53v5M50 53v5|y4M35 16h1M47 16h1M41 26h1",
  scissors: "i5M24 40L44 4M40 40L20 4|s6o17 49 9o47 49 9|ho32 26 3",
  shield: "tM32 3l24 8v18c0 17-11 27-24 32C19 56 8 46 8 29V11z|w6M21 31l9 9 14-17",
  sofa: "i4M12 50v9M52 50v9|rb11 14 42 28 9|hb24 24 17 13 3|sb12 34 40 16 3b3 27 13 25 6b48 27 13 25 6",
  spanner:
    "nM46 6a16 16 0 0 0-21 20L7 44a9 9 0 0 0 13 13l18-18A16 16 0 0 0 58 18L48 28l-9-3-3-9z|lo14 50 3",
  speaker: "ib14 3 36 58 5|ho32 41 13|io32 41 5|so32 17 7",
  spool:
    "i2M42 46c16 0 6 11 18 12|sb17 12 26 40 0|r3M17 22h26M17 32h26M17 42h26|db12 4 36 9 3b12 51 36 9 3",
  stethoscope: "i5M15 6h-5v15c0 19 28 19 28 0V6h-5M24 36v8c0 18 26 18 26 1v-7|so50 30 8|wo50 30 3",
  suitcase: "d4M23 15V6h18v9|i6M17 58h1M46 58h1|sb5 15 54 41 7|h5M19 15v41M45 15v41",
  tent: "sM32 12V3h11l-4 4 4 5z|tM32 12L3 57h58z|iM32 28L20 57h24z|hM32 28L20 57l12-12z",
  thali:
    "do32 32 29|wo32 32 25|so19 29 7|to30 17 7|ho45 20 7|rM13 39a11 11 0 0 0 20 8z|do41 42 12|yo41 42 9",
  ticket:
    "hM3 15h58v10a7 7 0 0 0 0 14v10H3V39a7 7 0 0 0 0-14z|r3M42 19v4M42 30v4M42 41v4M14 28h18M14 37h11",
  tractor:
    "i4M47 30V14|sM14 8h24v22h20v18H14z|wb20 13 13 15 2|io19 46 15|ho19 46 6|io52 51 9|ho52 51 3",
  truck:
    "sb2 13 37 34 3|nM39 23h11l12 14v10H39z|wM44 28h5l6 8H44z|io16 49 8o49 49 8|wo16 49 3o49 49 3",
  tyre: "i13o32 32 22|h5o32 32 10|i4M32 23v18M23 32h18",
} as const;

export type BackdropKey = keyof typeof backdrops;
export type PictureKey = keyof typeof pictures;
