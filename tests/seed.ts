import fc from 'fast-check'

/** The seed of every random test: the same in each run, another by TEST_SEED. */
export const SEED = Number(process.env.TEST_SEED ?? 20261128)

fc.configureGlobal({ seed: SEED })
