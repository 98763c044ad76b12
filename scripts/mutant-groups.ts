/**
 * The files of one kind of pure rule, as globs that hold wherever in its part of the project a file
 * lies.
 */
export type MutantGroup = { name: string; files: readonly string[] }

/** Least score of each group, in percent. */
export const LEAST_SCORE = 85

/**
 * The pure rules whose tests are tested by mutants. A file counts for the first group that names
 * it.
 */
export const mutantGroups: readonly MutantGroup[] = [
  {
    name: 'phone',
    files: [
      'domain/phone.ts',
      'app/booking/**/{phone,name,code}.ts',
      'app/ui/**/phone-format.ts',
      'workers/kit/**/values.ts',
    ],
  },
  {
    name: 'Vietnamese time',
    files: [
      'domain/vietnam-day.ts',
      'app/booking/**/{vietnam-day,calendar,days}.ts',
      'workers/kit/**/vietnam-time.ts',
    ],
  },
  {
    name: 'prices and offers',
    files: [
      'app/booking/**/{offer-prices,tabs,promo-code,special-days,totals}.ts',
      'domain/{offer-prices,special-prices}.ts',
      'app/ui/**/price-format.ts',
      'workers/booking/**/{price-text,offer-pricing}.ts',
    ],
  },
  {
    name: 'slots',
    files: [
      'app/booking/**/{slots,group-slots}.ts',
      'domain/{delivery,frames}.ts',
      'workers/booking/**/{slots,free-hours,roster}.ts',
    ],
  },
  { name: 'booking draft', files: ['app/booking/**/*.ts', 'domain/fold.ts'] },
  { name: 'ledger', files: ['workers/booking/**/ledger.ts'] },
  { name: 'holds', files: ['workers/booking/**/holds.ts'] },
  { name: 'nearest hours', files: ['workers/booking/**/nearest.ts'] },
  { name: 'judging', files: ['workers/booking/salon-day/rules.ts', 'workers/booking/role.ts'] },
  { name: 'gateway input', files: ['gateway/**/input.ts'] },
  { name: 'gateway failures', files: ['gateway/**/errors.ts'] },
]
