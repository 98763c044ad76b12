import type { Shot } from './shot.ts'
import { account } from './shots/account.ts'
import { booked } from './shots/booked.ts'
import { changes } from './shots/changes.ts'
import { choosing } from './shots/choosing.ts'
import { codes } from './shots/codes.ts'
import { dialogs } from './shots/dialogs.ts'
import { empty } from './shots/empty.ts'
import { logInSteps } from './shots/log-in.ts'
import { managed } from './shots/managed.ts'
import { missing } from './shots/missing.ts'
import { outages } from './shots/outages.ts'
import { pages } from './shots/pages.ts'
import { firstOfAll, soonest } from './shots/soonest.ts'
import { visits } from './shots/visits.ts'
import { wheel } from './shots/wheel.ts'

/** Everything to look at. */
export const shots: readonly Shot[] = [
  ...firstOfAll,
  ...pages,
  ...dialogs,
  ...soonest,
  ...logInSteps,
  ...choosing,
  ...codes,
  ...changes,
  ...booked,
  ...managed,
  ...wheel,
  ...account,
  ...visits,
  ...empty,
  ...missing,
  ...outages,
]
