import type { CodegenConfig } from '@graphql-codegen/cli'

/** Scalars of schema/base.graphql as they travel in JSON. */
const scalars = { Dong: 'number', EpochMs: 'number', LocalDate: 'string' }

/** From schema/*.graphql: types for the gateway's resolvers, the schema's text, and the site's documents. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        contextType: '../../gateway/context#Context',
        // Field resolvers pick the salons of a province or an offer from the list, so their parents
        // do not contain them; the same holds for the services of a text, an account's lists, and
        // the texts that may fail while the rest of their page is known.
        // The generator reports some as unused; the resolvers' types need them.
        mappers: {
          // What belongs to a salon needs its number alone, and is had while the salon itself is not.
          Salon: '{ id: number }',
          Province: "Omit<{T}, 'salons'>",
          HomeVisit: "Omit<{T}, 'salon'> & { salonId: number }",
          ChallengeStanding: "Omit<{T}, 'salon'> & { salonId: number }",
          Offer: "Omit<{T}, 'salons'>",
          DiscoverDetail: "Omit<{T}, 'sections'>",
          ServicePage: "Omit<{T}, 'detail'> & { salonId: number }",
          Look: "Omit<{T}, 'services'>",
          BlogArticle: "Omit<{T}, 'services'>",
          SpaPage: "Omit<{T}, 'services'>",
          Product: "Omit<{T}, 'group'> & { groupId: number }",
          Account: "Omit<{T}, 'consentWords' | 'sessions'>",
        },
        useTypeImports: true,
        enumsAsTypes: true,
        useIndexSignature: false,
        makeResolverTypeCallable: true,
      },
    },
    'schema/generated/type-defs.ts': { plugins: ['./scripts/codegen-sdl.mjs'] },
    // documentMode stays unset: "string" crashes urql 6, "documentNode" leaves the list of known documents empty.
    'schema/generated/': {
      preset: 'client',
      documents: ['app/**/*.graphql', 'app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'],
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
