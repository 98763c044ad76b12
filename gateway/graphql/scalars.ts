import { GraphQLError, GraphQLScalarType, Kind, type GraphQLScalarTypeConfig } from 'graphql'
import { localDate } from '../../workers/kit/values'

/** A day as text, checked on its way in: 2026-02-30 is none. */
export const localDateScalar = scalar<string>(
  'LocalDate',
  (value) => localDate.safeParse(value).data,
  Kind.STRING,
  'Ngày chưa hợp lệ.',
)

/** Whole đồng, never negative. */
export const dongScalar = scalar<number>(
  'Dong',
  (value) => (isWholeNumber(value) ? value : undefined),
  Kind.INT,
  'Số tiền chưa hợp lệ.',
)

/** An instant in epoch ms, which a GraphQL Int is too small for. */
export const epochMsScalar = scalar<number>(
  'EpochMs',
  (value) => (isWholeNumber(value) ? value : undefined),
  Kind.INT,
  'Thời điểm chưa hợp lệ.',
)

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

// The schema's own scalars take their functions from these (`build-schema.ts`).
function scalar<T>(
  name: string,
  accept: (value: unknown) => T | undefined,
  kind: Kind.STRING | Kind.INT,
  message: string,
): GraphQLScalarType<T, T> {
  const read: GraphQLScalarTypeConfig<T, T>['parseValue'] = (value) => {
    const accepted = accept(value)
    if (accepted === undefined)
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
    return accepted
  }
  return new GraphQLScalarType<T, T>({
    name,
    parseValue: read,
    parseLiteral: (node) =>
      read(node.kind === kind ? (kind === Kind.INT ? Number(node.value) : node.value) : undefined),
    serialize: (value) => {
      const accepted = accept(value)
      // A value that we made is wrong: a fault of ours, to be masked and logged.
      if (accepted === undefined) throw new Error(`${name} cannot be ${String(value)}`)
      return accepted
    },
  })
}
