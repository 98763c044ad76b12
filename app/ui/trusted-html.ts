/** What this site uses of Trusted Types, which not every browser has and TypeScript does not know. */
type HtmlPolicy = {
  /** Typed as what it stands for: in a browser it returns an object. */
  createHTML: (html: string) => string
}
type TypedWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }
}

const rules: HtmlPolicy = { createHTML: (html) => html }
const policy =
  (import.meta.env.SSR
    ? undefined
    : (window as TypedWindow).trustedTypes?.createPolicy('muot', rules)) ?? rules

/**
 * HTML that the server has made or cleaned, as browsers with Trusted Types require it. Each call
 * makes another object, and React writes HTML anew where the object is another: store the result.
 */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}
