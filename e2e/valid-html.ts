import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React's own spelling.
    "attribute-boolean-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Set so on purpose: lists without bullets lose their role in Safari otherwise.
    "no-redundant-role": "off",
    "long-title": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    "require-sri": "off",
    // React hoists the titles of error pages to the end of the head.
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
  },
});

/** What html-validate has against a page. */
export async function complaintsOf(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages);
}
