import { authApi } from '../workers/auth/contract'
import { bookingApi } from '../workers/booking/contract'
import { campaignApi } from '../workers/campaign/contract'
import type { Api } from '../workers/kit/endpoint'
import { salonsApi } from '../workers/salons/contract'
import { trackingApi } from '../workers/tracking/contract'
import { wheelApi } from '../workers/wheel/contract'
import type { Service } from './deployables.ts'

/** The contracts by backend. */
export const apis: Record<Service, Api> = {
  auth: authApi,
  booking: bookingApi,
  campaign: campaignApi,
  salons: salonsApi,
  tracking: trackingApi,
  wheel: wheelApi,
}
