import { newCaptcha } from '../handlers/captcha'
import { bindings } from './client'

/** The answer to a sum that was asked `later` ms after the tests' clock. */
export async function solvedCaptcha(later = 0): Promise<string> {
  const captcha = await newCaptcha(bindings, Date.now() + later)
  if (captcha.kind !== 'sum') throw new Error('no sum')
  const result = [...captcha.question.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
  return `${captcha.challenge}:${result}`
}
