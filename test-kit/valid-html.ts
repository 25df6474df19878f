import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes `attribute=""`.
    "attribute-boolean-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Intentional: lists without bullets lose their role in Safari otherwise.
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

/** Errors that html-validate finds in a page. */
export async function validateHtml(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages);
}
