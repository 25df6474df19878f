import bengali from "@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url";
import bengaliBold from "@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf?url";
import devanagari from "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url";
import devanagariBold from "@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf?url";
import gujarati from "@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url";
import gujaratiBold from "@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf?url";
import gurmukhi from "@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url";
import gurmukhiBold from "@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf?url";
import kannada from "@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url";
import kannadaBold from "@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf?url";
import malayalam from "@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url";
import malayalamBold from "@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf?url";
import oriya from "@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf?url";
import oriyaBold from "@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf?url";
import tamil from "@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url";
import tamilBold from "@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf?url";
import telugu from "@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url";
import teluguBold from "@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf?url";

/** Noto Sans, for the scripts that the other typefaces lack. */
const SCRIPTS = [
  { pattern: /\p{Script=Bengali}/u, url: bengali, boldUrl: bengaliBold },
  { pattern: /[\p{Script=Devanagari}।॥]/u, url: devanagari, boldUrl: devanagariBold },
  { pattern: /\p{Script=Gujarati}/u, url: gujarati, boldUrl: gujaratiBold },
  { pattern: /\p{Script=Gurmukhi}/u, url: gurmukhi, boldUrl: gurmukhiBold },
  { pattern: /\p{Script=Kannada}/u, url: kannada, boldUrl: kannadaBold },
  { pattern: /\p{Script=Malayalam}/u, url: malayalam, boldUrl: malayalamBold },
  { pattern: /\p{Script=Oriya}/u, url: oriya, boldUrl: oriyaBold },
  { pattern: /\p{Script=Tamil}/u, url: tamil, boldUrl: tamilBold },
  { pattern: /\p{Script=Telugu}/u, url: telugu, boldUrl: teluguBold },
];

/** The fonts for the Indian scripts in a text. */
export const findScriptFonts = (text: string) =>
  SCRIPTS.filter(({ pattern }) => pattern.test(text));
