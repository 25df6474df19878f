import { memoize } from "../model/memoize.ts";
import { isVowel, toPhonemes } from "./phonemes.ts";

/** Consonant groups that may begin a syllable, in addition to any single one except "ng". */
const ONSETS: ReadonlySet<string> = new Set(
  `b.l b.r n.r bh.r b.y bh.y ch.y d.r dh.r d.w dh.w dh.y d.y d.v f.l f.r f.y g.l g.r g.w g.y gh.r
  g.n j.y j.w j.n k.l k.r k.w k.y k.sh kh.y k.v l.y m.l m.r m.y n.y p.l p.r p.y s.k s.l s.m s.n
  s.p s.t s.th s.v s.w s.y s.r s.f sh.l sh.m sh.n sh.r sh.v sh.w sh.y t.r th.r t.w th.w t.y th.y
  t.v v.r v.y v.l h.r h.y w.r z.y z.l s.k.l s.k.r s.k.w s.p.l s.p.r s.t.r s.m.r s.t.y s.p.y k.sh.y
  k.sh.m t.r.y s.v.y`.split(/\s+/),
);

/** Consonant groups that may end a syllable, in addition to any single one. */
const CODAS: ReadonlySet<string> = new Set(
  `b.d b.z b.s s.n f.th n.jh n.k r.t.z d.s d.z d.th dh.s f.s f.t g.d g.s g.z k.s k.t k.th k.sh kh.s
  l.b l.ch l.d l.f l.j l.k l.m l.n l.p l.s l.sh l.t l.th l.v l.z l.g l.kh m.b m.d m.f m.p m.s m.t
  m.z m.bh n.ch n.d n.dh n.j n.s n.t n.th n.z n.g n.sh ng.d ng.g ng.k ng.kh ng.s ng.th ng.z ng.gh
  p.s p.t p.th r.b r.bh r.ch r.d r.dh r.f r.g r.gh r.j r.k r.kh r.l r.m r.n r.p r.s r.sh r.t r.th
  r.v r.z s.k s.m s.p s.t s.th sh.t sh.k sh.n sh.v t.s t.z th.s th.m d.r t.r n.d.r n.t.r v.d v.s
  v.z z.d z.m ch.t j.d m.p.s m.p.t n.ch.t n.d.s n.t.s n.j.d ng.k.s ng.k.t ng.th.s k.s.t k.s.th
  k.t.s k.t.r l.d.s l.f.s l.k.s l.m.s l.p.s l.t.s l.v.s l.v.z l.v.d r.b.s r.d.s r.k.s r.k.t r.l.d
  r.l.s r.m.s r.m.th r.n.s r.n.t r.p.s r.s.t r.t.s r.th.s r.v.d r.v.s s.k.s s.p.s s.t.s p.t.s
  f.t.s p.s.t m.r g.n t.n`.split(/\s+/),
);

/**
 * Whether a reader can pronounce every word of a name at sight. Each word must have a vowel; its
 * consonants must split into syllable endings and beginnings that exist in English or romanised
 * Indian words; at most three vowel sounds may follow each other, and no letter may appear three
 * times in a row. Initials ("A. K.", "RK"), "&" and separate numbers are skipped. Returns false for
 * a name without any other word, or with letters of another script.
 */
export function isPronounceable(text: string): boolean {
  const results = new Set(text.split(/[\s\-/&+,]+/).map((word) => isSayable(word)));
  return results.has(true) && !results.has(false);
}

/** Whether one word can be pronounced; undefined if it is skipped. */
const isSayable = memoize((word) =>
  /[\p{L}\p{N}]/u.test(word) && !isInitials(word) && !/^\d{1,4}$/.test(word)
    ? isSayableWord(word)
    : undefined,
);

function isInitials(word: string): boolean {
  return (
    /^(?:[a-z]\.)+[a-z]?\.?$/i.test(word) ||
    /^[A-Z]$/.test(word) ||
    /^[B-DF-HJ-NP-TV-XZ]{2,3}$/.test(word)
  );
}

function isSayableWord(word: string): boolean {
  const latinLetters = word.normalize("NFKD").replaceAll(/[\p{M}'’.!]/gu, "");
  if (!/^[a-z]+$/i.test(latinLetters) || /([a-z])\1\1/i.test(latinLetters)) return false;
  const runs = splitRuns(toPhonemes(latinLetters));
  if (!runs.some((run) => run.isVowelRun)) return false;
  return runs.every((run, index) => isPossibleRun(run, index, runs.length));
}

/** Neighbouring sounds of a word that are all vowels or all consonants. */
interface Run {
  isVowelRun: boolean;
  sounds: string[];
}

function splitRuns(sounds: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const sound of sounds) {
    const isVowelRun = isVowel(sound);
    const last = runs.at(-1);
    if (last?.isVowelRun === isVowelRun) last.sounds.push(sound);
    else runs.push({ isVowelRun, sounds: [sound] });
  }
  return runs;
}

function isPossibleRun({ isVowelRun, sounds }: Run, index: number, count: number): boolean {
  if (isVowelRun) return sounds.length <= 3;
  if (index === 0) return isOnset(sounds);
  if (index === count - 1) return isCoda(sounds);
  for (let codaLength = 0; codaLength <= sounds.length; codaLength += 1)
    if (isCoda(sounds.slice(0, codaLength)) && isOnset(sounds.slice(codaLength))) return true;
  return false;
}

function isOnset(sounds: readonly string[]): boolean {
  if (sounds.length === 1) return sounds[0] !== "ng";
  return sounds.length === 0 || ONSETS.has(sounds.join("."));
}

/** The "d" and "s" of English endings ("spiced", "scones") may follow any ending. */
function isCoda(sounds: readonly string[]): boolean {
  if (sounds.length < 2 || CODAS.has(sounds.join("."))) return true;
  return /^[dsz]$/.test(sounds.at(-1) ?? "") && isCoda(sounds.slice(0, -1));
}
