/** All codes of a score's reasons; the comment after each describes its `subject`. */
export const REASONS = {
  memorable: [
    "few-letters", // the number of letters
    "many-letters", // the number of letters
    "very-few-letters", // the number of letters
    "few-syllables", // the number of syllables
    "many-syllables", // the number of syllables
    "rhyme", // the two words that rhyme, with a space between
    "alliteration", // the sound's letters: "n"
    "two-beats", // the syllables of each word: "2"
    "alternating", // nothing: consonants and vowels take turns
    "thing", // the concrete word
    "own-word", // the word that is neither overused nor of the trade
    "overused-word", // the overused word
    "no-meaning", // the word without a known meaning
    "trade-only", // nothing: no distinctive word
    "unpronounceable", // nothing: the name is hard to pronounce
    "no-words", // nothing: no word in Latin letters to judge
  ],
  simple: [
    "spelt-as-said", // nothing
    "easy-to-dictate", // nothing: can be said on the phone without spelling it
    "one-word", // nothing
    "silent-letters", // the word
    "ph-or-f", // the word
    "soft-c", // the word in which c sounds like s
    "c-or-k", // the word in which k, q or ck could be written c
    "unusual-letters", // the word, with x, q without u, or z for s
    "doubled-letter", // the word
    "long-vowel", // the word in which "ee" could be "i", "oo" "u", "aa" "a"
    "unusual-vowels", // the word, with "ough", "eau", "ae" …
    "w-or-v", // the word
    "digits", // the digits
    "hyphen", // nothing
    "symbols", // the symbols
    "many-words", // the number of words
    "many-syllables", // the number of syllables
    "consonant-cluster", // the word with three consonants together
    "adjacent-vowels", // the word with two vowel sounds together
    "unpronounceable", // nothing
    "no-words", // nothing: no word in Latin letters to judge
  ],
  durable: [
    "no-fashion", // nothing: no fashionable ending, word or spelling
    "room-to-grow", // nothing: names no product, trade or place
    "fad-ending", // the ending: "ify"
    "fad-word", // the word: "crypto"
    "fad-spelling", // the word
    "year", // the year
    "digits", // the digits
    "place-tied", // the place
    "product-tied", // the product
    "trade-tied", // the trade's word, which limits less than a product
    "no-words", // nothing: no word in Latin letters to judge
  ],
  legal: [
    "none-alike", // the number of brands compared with
    "alike-spelling", // the brand
    "alike-sound", // the brand
    "brand-elsewhere", // the brand, known in another trade
    "describes-only", // nothing: section 9(1)(b), only words of the trade, praise or place
    "place-and-trade", // the place
    "common-name", // the surname
    "own-word", // the rare or new word that distinguishes it
    "plain-words", // the everyday words that together distinguish it, separated by spaces
    "plain-word", // the one everyday word that distinguishes it
    "weak-own-word", // the short word or initials that alone distinguish it
    "digits-disregarded", // the digits, which rule 8(2) of the incorporation rules disregards
    "rejected-offensive", // what the rejection names, as in those below
    "rejected-sacred",
    "rejected-emblems",
    "rejected-approval",
    "rejected-misleading",
    "rejected-brand",
    "rejected-body", // the word that is heard as another, as in those below
    "rejected-death",
    "rejected-illness",
    "rejected-dirt",
    "rejected-misfortune",
    "rejected-caste",
    "rejected-villain",
    "rejected-politics",
    "no-words", // nothing: no word in Latin letters to judge
  ],
} as const;

/** The scores that have reasons. */
export type Measure = keyof typeof REASONS;

/** A code of one score's reasons. */
export type ReasonCode<M extends Measure = Measure> = (typeof REASONS)[M][number];
