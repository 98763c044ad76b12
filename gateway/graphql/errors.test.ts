import { GraphQLError, parse } from 'graphql'
import { afterEach, expect, test, vi, describe } from 'vitest'
import { BackendFailure, Unacceptable, Unauthenticated } from '../../workers/kit/connect'
import { coded } from '../../workers/kit/message'
import {
  badInput,
  failIfAbsent,
  redactValues,
  logBackendFailure,
  maskedErrors,
  nullIfBackendFails,
  publicError,
  tooManyStreams,
  withoutEndedViewer,
} from './errors'

describe('errors', () => {
  afterEach(() => vi.restoreAllMocks())

  function logged(): unknown[] {
    const lines: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(JSON.parse(line)))
    return lines
  }

  const failure = new BackendFailure('salons', 'listSalons', 'timeout', '3 s')
  const sentence = 'Có lỗi xảy ra, vui lòng thử lại sau!'
  const [node] = parse('{ salons { id } }').definitions

  function thrown(error?: Error, path: (string | number)[] | null = ['salons', 0]): GraphQLError {
    return new GraphQLError('In English', {
      path,
      nodes: node,
      originalError: error,
    })
  }

  test.each([
    ['a failed backend', failure, 'BACKEND_FAILED', sentence],
    ['an invalid argument', badInput('INVALID_ID'), 'BAD_USER_INPUT', 'Mã chưa hợp lệ.'],
    [
      'a refused session',
      new Unauthenticated(),
      'UNAUTHENTICATED',
      'Anh đăng nhập để tiếp tục giúp em nhé!',
    ],
    [
      'an unacceptable input',
      new Unacceptable([
        { field: 'id', message: 'Mã chưa hợp lệ.' },
        { field: 'x', message: 'Sai.' },
      ]),
      'BAD_USER_INPUT',
      'Mã chưa hợp lệ.',
    ],
    [
      'an unacceptable input without words',
      new Unacceptable([{ field: 'id', message: '' }]),
      'BAD_USER_INPUT',
      'Dữ liệu gửi lên chưa hợp lệ.',
    ],
    [
      'an unacceptable input that is named by a code',
      new Unacceptable([{ field: 'id', message: coded('INVALID_VALUE') }]),
      'BAD_USER_INPUT',
      'Dữ liệu gửi lên chưa hợp lệ.',
    ],
    [
      'an unacceptable input without issues',
      new Unacceptable([]),
      'BAD_USER_INPUT',
      'Dữ liệu gửi lên chưa hợp lệ.',
    ],
  ])(
    '%s is answered by its code and a sentence, and not logged again',
    (_what, error, code, message) => {
      const lines = logged()
      const shown = publicError(thrown(error), 'r1', 'vi')
      expect(shown.toJSON()).toMatchObject({
        message,
        path: ['salons', 0],
        locations: [{ line: 1, column: 1 }],
        extensions: { code, requestId: 'r1' },
      })
      expect(shown.originalError).toBeUndefined()
      expect(lines).toEqual([])
    },
  )

  test('a failure is said in the language of the request [O-36]', () => {
    const messageOf = (error: Error) => publicError(thrown(error), 'r1', 'en').message
    expect(messageOf(failure)).toBe('Something went wrong. Please try again later.')
    expect(messageOf(new Unauthenticated())).toBe('Please log in to continue.')
    expect(messageOf(badInput('INVALID_POSITION'))).toBe('That position isn’t valid.')
  })

  test('an internal error is masked, and logged with its place', () => {
    const lines = logged()
    const shown = publicError(thrown(new TypeError('x is undefined')), 'r2', 'vi')
    expect(shown.message).toBe(sentence)
    expect(shown.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r2' })
    expect(lines).toEqual([
      {
        level: 'error',
        worker: 'gateway',
        call: 'salons.0',
        requestId: 'r2',
        error: 'TypeError',
        message: 'x is undefined',
        stack: expect.stringContaining('errors.test') as string,
      },
    ])
  })

  test('a fault without a place in the answer is masked as well', () => {
    const lines = logged()
    const error = new GraphQLError('x', { originalError: new Error('y') })
    expect(publicError(error, 'r3', 'vi').toJSON()).toEqual({
      message: sentence,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r3' },
    })
    expect(lines).toMatchObject([{ call: '' }])
  })

  test('the cause is found behind any number of errors around it', () => {
    const around = new GraphQLError('outer', { originalError: thrown(failure) })
    expect(publicError(around, 'r4', 'vi').extensions.code).toBe('BACKEND_FAILED')
  })

  test('an error thrown on purpose is returned unchanged', () => {
    for (const error of [tooManyStreams(), refusal('No.')])
      expect(publicError(error, 'r5', 'vi')).toBe(error)
    const around = new GraphQLError('outer', { originalError: refusal('No.') })
    expect(publicError(around, 'r5', 'vi')).toBe(around)
  })

  test.each([
    ['executor', {}],
    ['compiled document', { extensions: { value: undefined } }],
  ])(
    'a value that does not fit the schema is masked by an %s, and logged without the value',
    (_by, as) => {
      const lines = logged()
      const unfit = Object.defineProperties(
        new GraphQLError('Int cannot represent non 32-bit signed integer value: 3000000000'),
        as,
      )
      const shown = publicError(thrown(unfit), 'r6', 'vi')
      expect([shown.message, shown.extensions]).toEqual([
        sentence,
        { code: 'INTERNAL_SERVER_ERROR', requestId: 'r6' },
      ])
      expect(lines).toMatchObject([
        {
          call: 'salons.0',
          requestId: 'r6',
          message: 'Int cannot represent non 32-bit signed integer value',
        },
      ])
      const invalid = new GraphQLError('Cannot query field "x".')
      expect(publicError(invalid, 'r6', 'vi')).toBe(invalid)
    },
  )

  const absent = new BackendFailure('wheel', 'getWheel', 'absent', '404')

  test('what the host has no call for is no error where its field may be null', () => {
    const outcome = {
      ...{ operation: 'other', client: 'other', mutations: [], publicLists: [] },
      errors: ['EARLIER'],
    }
    const context = { visitor: { requestId: 'r7' }, outcome, language: 'vi' } as const
    const data = { wheel: null, viewer: { wheel: 5 }, salons: [{ wheel: null }], text: 'x' }
    const codesOf = (...errors: GraphQLError[]) =>
      maskedErrors(errors, data, context as never).map(({ extensions }) => extensions.code)
    expect(codesOf(thrown(absent, ['wheel']), thrown(absent, ['salons', 0, 'wheel']))).toEqual([])
    // A field around it is null, or it is not null at all: the page misses more than the field.
    for (const path of [['wheel', 'prizes'], ['viewer', 'wheel'], ['text', 'x'], ['none'], null])
      expect(codesOf(thrown(absent, path)), String(path)).toEqual(['NOT_OFFERED'])
    expect(outcome.errors.splice(0)).toEqual([
      'EARLIER',
      'NOT_OFFERED wheel.prizes',
      'NOT_OFFERED viewer.wheel',
      'NOT_OFFERED text.x',
      'NOT_OFFERED none',
      'NOT_OFFERED',
    ])
    expect(
      codesOf(thrown(failure, ['wheel']), thrown(failure, ['salons', 0, 'wheel', 'a'])),
    ).toEqual(['BACKEND_FAILED', 'BACKEND_FAILED'])
    const invalid = new GraphQLError('Variable "$x" got invalid value 1; Not a string.')
    expect(maskedErrors([invalid], data, context as never)[0]!.message).not.toContain('value 1')
    // The log has a field and the one around it.
    expect(outcome.errors).toEqual([
      'BACKEND_FAILED wheel',
      'BACKEND_FAILED salons.wheel',
      'REFUSED',
    ])
  })

  test('where null says something else, a call that the host lacks is a failure', () => {
    const thrownOf = (error: unknown) => {
      try {
        failIfAbsent(error)
      } catch (failed) {
        return failed
      }
    }
    expect(thrownOf(absent)).toMatchObject({ why: 'status', call: 'getWheel', detail: '404' })
    for (const error of [failure, new Error('ours')]) expect(thrownOf(error)).toBe(error)
  })

  test('who asks below a session that has ended is a visitor, and nothing of it has failed', () => {
    const ended = thrown(new Unauthenticated(), ['viewer', 'bookings'])
    const elsewhere = [thrown(new Unauthenticated(), ['salons']), thrown(failure, null)]
    const data = { salons: [], viewer: { bookings: null } }
    expect(
      withoutEndedViewer({
        data,
        errors: [thrown(failure, ['viewer', 'x']), ended, ...elsewhere],
        extensions: { a: 1 },
      }),
    ).toEqual({ data: { salons: [], viewer: null }, errors: elsewhere, extensions: { a: 1 } })
    for (const errors of [[thrown(failure, ['viewer', 'bookings'])], elsewhere, undefined]) {
      const result = { data, errors }
      expect(withoutEndedViewer(result)).toBe(result)
    }
  })

  test('a refused stream has a code and a message', () => {
    expect(tooManyStreams().toJSON()).toEqual({
      message: 'Too many streams from this address; ask again later.',
      extensions: { code: 'TOO_MANY_STREAMS' },
    })
  })

  test('a failed backend is null, and an internal error is thrown', async () => {
    expect(await nullIfBackendFails(Promise.resolve(5))).toBe(5)
    for (const error of [failure, new Unauthenticated(), new Unacceptable([])])
      expect(await nullIfBackendFails(Promise.reject(error))).toBeUndefined()
    await expect(nullIfBackendFails(Promise.reject(new Error('ours')))).rejects.toThrow('ours')
  })

  test('behind a response only internal errors are logged', () => {
    const lines = logged()
    const log = logBackendFailure('purge', 'r6')
    for (const error of [failure, new Unauthenticated(), new Unacceptable([])]) log(error)
    expect(lines).toEqual([])
    log(new Error('ours'))
    expect(lines).toMatchObject([
      { worker: 'gateway', call: 'purge', requestId: 'r6', message: 'ours' },
    ])
  })

  function refusal(message: string): GraphQLError {
    return new GraphQLError(message, { path: ['a'], nodes: node, extensions: { code: 'X' } })
  }

  test('a refused variable is named without its value and without suggestions', () => {
    const refused = (message: string) => redactValues(refusal(message))
    const name = 'Variable "$x" got invalid value { name: "Long;\n" }; Field "nam" is not defined.'
    const shown = refused(`${name} Did you mean "name", "names"?\n or?`)
    expect(shown.message).toBe('Variable "$x" is invalid: Field "nam" is not defined.')
    expect(shown.toJSON()).toMatchObject({
      path: ['a'],
      locations: [{ line: 1, column: 1 }],
      extensions: { code: 'X' },
    })
    const twice =
      'Variable "$x" got invalid value [1]; String cannot represent a non string value: [1]'
    expect(refused(twice).message).toBe(
      'Variable "$x" is invalid: String cannot represent a non string value.',
    )
    const bare = redactValues(new GraphQLError('Variable "$x" got invalid value 1; Not a string.'))
    expect(bare.toJSON()).toEqual({ message: 'Variable "$x" is invalid: Not a string.' })
  })

  test('an error about the document is returned unchanged', () => {
    const error = refusal('Cannot query field "nam". Did you mean "name"?')
    expect(redactValues(error)).toBe(error)
  })
})
