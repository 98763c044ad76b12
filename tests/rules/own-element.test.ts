import { RuleTester } from 'eslint'
import { afterAll, describe, it } from 'vitest'
import { ownElement } from '../../eslint.texts.js'

Object.assign(RuleTester, { describe, it, itOnly: it.only, afterAll })

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
})
const inOne = (jsx: string) => `function One({ name, is, list, children }) { return ${jsx} }`
const changes = [{ messageId: 'changes' }]

tester.run('texts/own-element', ownElement as never, {
  valid: [
    '<p>{name}</p>',
    '<p><Icon /><span>{name}</span></p>',
    '<p><Icon />{children}</p>',
    '<p>{is ? <Icon /> : null}<span>{words.title}</span></p>',
    '<ul><li />{list.map((one) => <li key={one}>{one}</li>)}</ul>',
    '<p><Icon />{words.title}</p>',
  ].map(inOne),
  invalid: [
    { code: inOne('<p><Icon />{name}</p>'), errors: changes },
    { code: inOne('<p>{`${name} đ`}<Icon /></p>'), errors: changes },
    { code: inOne('<p><Icon />{formatMessage(words.count, { n: name })}</p>'), errors: changes },
    { code: inOne("<p><Icon />{is ? words.on : 'off'}</p>"), errors: changes },
    { code: inOne('<p>{is && <Icon />}Text</p>'), errors: [{ messageId: 'before' }] },
    { code: inOne('<>{words.title}</>'), errors: [{ messageId: 'fragment' }] },
  ],
})
