import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { MAX_FORM_BYTES } from "@angadi/contract/form-values";
import { registerAffiliates } from "./leads/affiliates.ts";
import { registerBlogPosts } from "./posts/blog-posts.ts";
import { registerBusinessTypes } from "./catalogue/business-types.ts";
import { registerContactMessages } from "./leads/contact-messages.ts";
import { DatabaseUnavailableError } from "@angadi/database/availability";
import type { ApiDependencies } from "./http/dependencies.ts";
import { registerDomains } from "./domains/domains.ts";
import { rejectInvalid } from "./http/error-responses.ts";
import { registerMethodNotAllowed } from "./http/method-not-allowed.ts";
import { registerOpenapi } from "./http/openapi.ts";
import { registerPlans } from "./catalogue/plans.ts";

const TOO_LARGE_MESSAGE = `The request is too large. The limit is ${MAX_FORM_BYTES / 1024} kB.`;
/** Seconds after which to retry if the database was down. */
const RETRY_AFTER_SECONDS = "5";

/**
 * The API: `/api/*`, and `/admin/*` for affiliate applications. All responses are JSON, including
 * errors: `{ message, errors? }`.
 */
export function createApi(dependencies: ApiDependencies): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: rejectInvalid });

  app.use(
    bodyLimit({
      maxSize: MAX_FORM_BYTES,
      onError: (c) => c.json({ message: TOO_LARGE_MESSAGE }, 413),
    }),
  );
  app.notFound((c) => c.json({ message: "There is nothing at this address." }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ message: "The request body is not valid JSON." }, 400);
    }
    dependencies.log.error({ err: error, path: c.req.path }, "API request failed");
    if (error instanceof DatabaseUnavailableError) {
      const message = "We cannot do that at the moment. Please try again in a few seconds.";
      return c.json({ message }, 503, { "Retry-After": RETRY_AFTER_SECONDS });
    }
    return c.json({ message: "Something went wrong on our side. Please try again later." }, 500);
  });

  registerBusinessTypes(app, dependencies);
  registerBlogPosts(app, dependencies);
  registerPlans(app, dependencies);
  registerContactMessages(app, dependencies);
  registerAffiliates(app, dependencies);
  registerDomains(app, dependencies);
  registerOpenapi(app);
  registerMethodNotAllowed(app);
  return app;
}
