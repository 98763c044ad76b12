import type { Cheerio } from 'cheerio'

/** An element as the parser gives it. */
export type Element =
  ReturnType<Cheerio<never>['closest']> extends Cheerio<infer Node> ? NonNullable<Node> : never

/** Any node as the parser gives it. */
export type AnyNode =
  ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? NonNullable<Node> : never
