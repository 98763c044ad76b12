import { globSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { type FieldDefinitionNode, Kind, type NamedTypeNode, parse, print, visit } from 'graphql'

/** Scalars of schema/base.graphql as they travel in JSON. */
const scalars = { ID: 'string', Dong: 'number', EpochMs: 'number', LocalDate: 'string' }

/** Types whose own id their backend writes as text. */
const textIds =
  /^(BalanceEntry|Booking|HomeBlockItem|HomeVisit|HomeVisitCanceled|LogInSession|LuckyPointEntry|MarketingVideo|MaskedBooking|MembershipOrder|OfferedPlace|Place|PlaceSuggestion|Product|PushDevice|PushEnded|PushPurposesSaved|PushTestSent|ReceivedGift|SessionEnded|TextSection|Visit|WheelSpin)$/
/** Fields of that kind, of whatever type. */
const textFields = /^(appointmentId|bookingId|placeId|slug|videoId)$/

const sdl = 'schema/!(public).graphql'

function wholeSdl(): string {
  return globSync(sdl)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** The schema without what is for the site alone. */
const publicSdl = print(
  visit(parse(wholeSdl()), {
    FieldDefinition: (field) => (isInternal(field) ? null : undefined),
    // An extension without a field is no valid text.
    ObjectTypeExtension: { leave: ({ fields }) => (fields?.length === 0 ? null : undefined) },
  }),
)

function isInternal({ directives = [] }: FieldDefinitionNode): boolean {
  return directives.some(
    ({ name, arguments: [group] = [] }) =>
      name.value === 'tag' && group?.value.kind === Kind.STRING && group.value.value === 'internal',
  )
}

/**
 * The schema as resolvers fill it: most ids are numbers, which GraphQL writes as text. Of a refusal
 * they return the message as its backend sent it, and the gateway writes its sentence, code and
 * parameters from that (gateway/graphql/schema.ts).
 */
function asFilled(): string {
  const document = parse(wholeSdl())
  const isRefusal = (type: { interfaces?: readonly { name: { value: string } }[] }) =>
    type.interfaces?.some(({ name }) => name.value === 'Refusal') ?? false
  const typed = (value: string): NamedTypeNode => ({
    kind: Kind.NAMED_TYPE,
    name: { kind: Kind.NAME, value },
  })
  const filledField = (owner: string, field: FieldDefinitionNode): FieldDefinitionNode =>
    textFields.test(field.name.value) || (field.name.value === 'id' && textIds.test(owner))
      ? field
      : {
          ...field,
          type: visit(field.type, {
            NamedType: ({ name }) => (name.value === 'ID' ? typed('NumberId') : undefined),
          }),
        }
  const filled = visit(document, {
    ObjectTypeDefinition: (type) => {
      const fields = type.fields?.map((field) => filledField(type.name.value, field))
      if (!isRefusal(type)) return { ...type, fields }
      return {
        ...type,
        interfaces: [],
        fields: fields
          ?.filter(({ name }) => name.value !== 'code' && name.value !== 'params')
          .map((field) =>
            field.name.value === 'message' ? { ...field, type: typed('WireMessage') } : field,
          ),
      }
    },
    InterfaceTypeDefinition: ({ name }) => (name.value === 'Refusal' ? null : undefined),
  })
  return `${print(filled)}
"A message as a backend sends it."
scalar WireMessage
"An id that backends know as a number."
scalar NumberId`
}

/** From schema/*.graphql: types for the gateway's resolvers, the schema's text, and the site's documents. */
const config: CodegenConfig = {
  generates: {
    'schema/generated/resolvers.ts': {
      schema: asFilled(),
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: {
          ...scalars,
          NumberId: 'number',
          WireMessage: '../../workers/kit/message#Message',
        },
        strictScalars: true,
        contextType: '../../gateway/context#Context',
        // Field resolvers pick the salons of a province or an offer from the list, so their parents
        // do not contain them; the same holds for the services of a text, an account's lists, the texts that
        // may fail while the rest of their page is known, and what is said in the request's language.
        // The generator reports some as unused; the resolvers' types need them.
        mappers: {
          // What belongs to a salon needs its number alone, and is had while the salon itself is not.
          Salon: '{ id: number }',
          Province: "Omit<{T}, 'salons'>",
          HomeVisit: "Omit<{T}, 'salon'> & { salonId: number }",
          WaitlistEntry: "Omit<{T}, 'salon'> & { salonId: number }",
          ChallengeStanding: "Omit<{T}, 'salon'> & { salonId: number }",
          Offer:
            "Omit<{T}, 'salons' | 'invalidBecause'> & { message: Scalars['WireMessage']['output'] }",
          OpeningDay: "Omit<{T}, 'note'> & { message: Scalars['WireMessage']['output'] }",
          DiscoverDetail: "Omit<{T}, 'sections'>",
          ServicePage: "Omit<{T}, 'detail'> & { salonId: number }",
          Look: "Omit<{T}, 'services'>",
          BlogArticle: "Omit<{T}, 'services'>",
          SpaPage: "Omit<{T}, 'services'>",
          Visit: "Omit<{T}, 'ratingState'>",
          Wheel: "Omit<{T}, 'gifts' | 'winners' | 'exchangePacks' | 'quests'>",
          Product: "Omit<{T}, 'group' | 'related'> & { groupId: number }",
        },
        useTypeImports: true,
        enumsAsTypes: true,
        useIndexSignature: false,
        makeResolverTypeCallable: true,
      },
    },
    'schema/generated/type-defs.ts': { schema: sdl, plugins: ['./scripts/codegen-sdl.mjs'] },
    'schema/public.graphql': { schema: publicSdl, plugins: ['./scripts/codegen-public.mjs'] },
    'schema/generated/clients.json': {
      schema: publicSdl,
      plugins: ['./scripts/codegen-clients.mjs'],
    },
    // documentMode stays unset: "string" crashes urql 6, "documentNode" leaves the list of known documents empty.
    'schema/generated/': {
      schema: sdl,
      preset: 'client',
      documents: 'app/**/*.graphql',
      // The site sends ids only, so that documents are in no bundle but the gateway's.
      presetConfig: {
        persistedDocuments: {
          mode: 'replaceDocumentWithHash',
          hashAlgorithm: 'sha256',
          hashPropertyName: 'hash',
        },
        fragmentMasking: false,
      },
      config: { scalars, strictScalars: true, useTypeImports: true, enumsAsTypes: true },
    },
  },
  ignoreNoDocuments: true,
}

export default config
