import { insistOnSame } from '../compare.ts'
import type { Contender } from '../contenders/contender.ts'
import type { Screen } from '../screens/documents.ts'

type Served = { contender: Contender; url: string }

/** Throws unless both give the same content to each of the questions. */
export async function compareAnswers(
  one: Served,
  trusted: Served,
  questions: readonly Screen[],
): Promise<void> {
  for (const question of questions)
    insistOnSame(
      `${one.contender.name} (salon ${question.wanted.salonId}, ${question.wanted.date})`,
      await contentFrom(trusted, question),
      await contentFrom(one, question),
    )
}

async function contentFrom({ contender, url }: Served, screen: Screen): Promise<unknown> {
  const { url: address, ...request } = contender.ask(url, screen)
  const answer = await fetch(address, request)
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown> | null
    errors?: unknown
  }
  if (!data || errors)
    throw new Error(`${contender.name} failed: ${JSON.stringify(errors ?? answer.status)}`)
  return contender.contentOf(data, screen)
}
