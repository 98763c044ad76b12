import { responseTo, dataOf } from '../response.ts'
import { insistOnSame } from '../compare.ts'
import type { Contender } from '../contenders/contender.ts'
import type { Screen } from '../screens/documents.ts'

type Served = { contender: Contender; url: string }

/** Throws unless both give the same content to each of the questions. */
export async function compareResponses(
  one: Served,
  trusted: Served,
  questions: readonly Screen[],
): Promise<void> {
  for (const question of questions)
    insistOnSame(
      `${one.contender.name} (salon ${question.input.salonId}, ${question.input.date})`,
      await contentFrom(trusted, question),
      await contentFrom(one, question),
    )
}

async function contentFrom({ contender, url }: Served, screen: Screen): Promise<unknown> {
  const text = await responseTo(contender.execute(url, screen))
  const { now, ...data } = dataOf(text)
  if (typeof now !== 'number') throw new Error(`${contender.name} does not say what time it is.`)
  return contender.contentOf(data, screen)
}
