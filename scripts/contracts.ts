import { authApi } from '../workers/auth/contract'
import { bookingApi } from '../workers/booking/contract'
import { campaignApi } from '../workers/campaign/contract'
import type { Api } from '../workers/kit/endpoint'
import { salonsApi } from '../workers/salons/contract'
import { trackingApi } from '../workers/tracking/contract'
import { wheelApi } from '../workers/wheel/contract'
import { type Service, services } from './deployables.ts'

/** The contracts by backend. */
export const apis: Record<Service, Api> = {
  auth: authApi,
  booking: bookingApi,
  campaign: campaignApi,
  salons: salonsApi,
  tracking: trackingApi,
  wheel: wheelApi,
}

/** Every call with the form of its path, fixed paths before those with a name in them. */
const allCalls = services
  .flatMap((service) =>
    Object.entries(apis[service]).map(([name, call]) => {
      const open = call.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      return { service, name: `${service}.${name}`, call, form: new RegExp(`^${open}$`) }
    }),
  )
  .sort((one, other) => Number(one.call.path.includes('{')) - Number(other.call.path.includes('{')))

/** The call that a request is, of one backend or of any; undefined for unknown addresses. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>, service?: Service) {
  const { pathname } = new URL(url)
  return allCalls.find(
    (one) =>
      one.call.method === method &&
      one.form.test(pathname) &&
      (service === undefined || one.service === service),
  )
}
