/**
 * Verbs whose object is what the work is done to, and the name of that work: a business that
 * repairs ACs offers "AC repair" and does not sell ACs.
 */
const WORK: readonly (readonly [verb: RegExp, called: string])[] = [
  [/^(?:repair|fix|servic)/i, "repair"],
  [/^teach/i, "classes"],
  [/^photograph/i, "photography"],
  [/^paint/i, "painting"],
  [/^clean/i, "cleaning"],
  [/^groom/i, "grooming"],
  [/^install/i, "fitting"],
];

/** The condition of a thing, which is not part of the service's name. */
const STATE = /^(?:leaking|leaky|broken|old|damaged|any|all) /i;

/** Names a service: "repair", "ACs" → "AC repair". Other verbs leave `thing` unchanged. */
export function describeWork(verb: string, thing: string): string {
  const workName = WORK.find(([known]) => known.test(verb))?.[1];
  if (workName === undefined || thing === "") return thing;
  const singularThing = thing.replace(STATE, "").replace(/(?<=[^s])s$/, "");
  if (workName === "classes")
    return /\b(?:class|classe|lesson|tuition|coaching)$/i.test(singularThing)
      ? thing
      : `${thing} ${workName}`;
  return singularThing.toLowerCase().endsWith(workName) ? thing : `${singularThing} ${workName}`;
}

/** Words for professionals, and the service each one offers. */
const PEOPLE: readonly (readonly [who: RegExp, what: string])[] = [
  [/(photo|video)grapher$/i, "$1graphy"],
  [/\bplumber$/i, "plumbing"],
  [/\bcarpenter$/i, "carpentry"],
  [/\belectrician$/i, "electrical work"],
  [/\bphysiotherapist$/i, "physiotherapy"],
  [/\bpainter$/i, "painting"],
  [/\bcaterer$/i, "catering"],
  [/\btailor$/i, "tailoring"],
  [/(make-?up|mehn?di|mehendi) artist$/i, "$1"],
  [/ (?:supplier|dealer|seller|maker|manufacturer)s?$/i, ""],
  [/ (?:teacher|tutor|trainer|instructor|coach)$/i, " classes"],
];

/** Places and people that offer many things, so their name is not itself an offer. */
const NO_OFFER =
  /(?<!\b(?:travell|comput|wat|pap|leath|butt|flow|pow|pane))(?:shop|store|mart|parlou?r|salon|spa|gym|restaurant|caf[eé]|dhaba|hotel|lodge|clinic|studio|cent(?:re|er)|school|college|hospital|agency|firm|company|services?|counter|stall|homestay|home|pg|hostel|garage|nursery|office|academy|institute|bakery|dairy|farm|temple|doctor|dentist|advocate|lawyer|ca|accountant|pandit|consultant|agent|dealer|supplier|maker|manufacturer|dukaan|dukan|movers|(?:er|ers|ist|ists|ian)|ka khana)$/iu;

/** The phrases that begin a self-introduction. */
export const SELF =
  /^(?:(?:i|we)(?:['’](?:m|re)| am| are| run| own| have)|main|hum|this is|my|our) (?:a |an |the )?(?:small |new |family )?/i;

/**
 * The offers that a kind of business implies: "Wedding photographer" → "Wedding photography",
 * "Fish and prawns" → both; empty for "Saree shop".
 */
export function listWorksOfKind(kind: string): string[] {
  const [head = "", rest = ""] = kind.split(
    / (?:for|from|in|at|of|up|on|with|delivered|to|near|opposite|behind) /i,
  );
  const person = PEOPLE.find(([who]) => who.test(head));
  // "Carpenter for kitchens and wardrobes", but not "for women".
  if (person && / for /i.test(kind) && !AUDIENCE.test(rest)) return rest.split(/ and | & | aur /i);
  if (person) return [head.replace(...person)];
  const isOffer = /^\p{L}.*\p{L}$/u.test(head) && !NO_OFFER.test(head);
  if (!isOffer) return [];
  const parts = head.split(/ and | & | aur /i);
  const names = parts.length > 1 || kind.length > LONGEST ? parts : [kind];
  return names.filter((name) => name.length <= LONGEST && name.split(" ").length <= 5);
}

const LONGEST = 28;
const AUDIENCE =
  /\b(?:women|men|girls|boys|ladies|gents|children|kids|adults|all|brides|beginners|students|homes?|offices|seniors|you|your)\b|^$/i;
