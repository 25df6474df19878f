/** Every code a score's reason may have; beside each, what its `with` holds. */
export const REASONS = {
  memorable: [
    "letters-few", // the number of letters
    "letters-many", // the number of letters
    "letters-tiny", // the number of letters
    "syllables-few", // the number of syllables
    "syllables-many", // the number of syllables
    "rhyme", // the two words that rhyme, with a space between
    "alliteration", // the sound's letters: "n"
    "two-beats", // the syllables of each word: "2"
    "alternating", // nothing: consonants and vowels take turns
    "thing", // the word one can picture
    "own-word", // the word that is not worn or of the trade
    "worn-word", // the worn word
    "no-meaning", // the word that means nothing to anybody yet
    "trade-only", // nothing: no word of its own
    "unpronounceable", // nothing: what cannot be said is not told on
    "no-words", // nothing: no word in Latin letters to judge
  ],
  simple: [
    "spelt-as-said", // nothing
    "says-itself", // nothing: can be told by telephone without spelling it out
    "one-word", // nothing
    "silent-letters", // the word
    "ph-or-f", // the word
    "soft-c", // the word, where c sounds like s
    "c-or-k", // the word, where k or q or ck may be written c
    "odd-letters", // the word, with x, q without u, or z for s
    "doubled-letter", // the word
    "long-vowel", // the word, where "ee" may be "i", "oo" "u", "aa" "a"
    "odd-vowels", // the word, with "ough", "eau", "ae" …
    "w-or-v", // the word
    "figures", // the figures
    "hyphen", // nothing
    "signs", // the signs
    "words-many", // the number of words
    "syllables-many", // the number of syllables
    "cluster", // the word with three consonants together
    "vowels-meet", // the word with two vowel sounds together
    "unpronounceable", // nothing
    "no-words", // nothing: no word in Latin letters to judge
  ],
  durable: [
    "no-fashion", // nothing: no ending, word or spelling of the day
    "room-to-grow", // nothing: names no product, trade or place
    "fad-ending", // the ending: "ify"
    "fad-word", // the word: "crypto"
    "fad-spelling", // the word
    "year", // the year
    "figures", // the figures
    "place-tied", // the place
    "product-tied", // the product
    "trade-tied", // the trade's word, a lighter tie than a product
    "no-words", // nothing: no word in Latin letters to judge
  ],
  legal: [
    "none-alike", // how many names we hold and compared with
    "alike-spelling", // the brand
    "alike-sound", // the brand
    "brand-elsewhere", // the brand, known in another trade
    "describes-only", // nothing: section 9(1)(b), only words of the trade, praise or place
    "place-and-trade", // the place
    "common-name", // the surname
    "own-word", // the rare or new word that sets it apart
    "plain-words", // the everyday words that together set it apart, spaces between
    "plain-word", // the one everyday word that sets it apart
    "weak-own-word", // the short word, or the initials, that alone set it apart
    "figures-disregarded", // the figures, which rule 8(2) leaves out
    "refused-offensive", // what the refusal names, as in those below
    "refused-sacred",
    "refused-emblems",
    "refused-approval",
    "refused-misleading",
    "refused-brand",
    "refused-body", // the word that is heard as another, as in those below
    "refused-death",
    "refused-illness",
    "refused-dirt",
    "refused-misfortune",
    "refused-caste",
    "refused-villain",
    "refused-politics",
    "no-words", // nothing: no word in Latin letters to judge
  ],
} as const;

/** The scores that have reasons. */
export type Measure = keyof typeof REASONS;

/** A code of one score's reasons. */
export type ReasonCode<M extends Measure = Measure> = (typeof REASONS)[M][number];
