type Backend = { fetch: (url: string) => Promise<Response> }
type Env = { BOOKING: Backend; SALONS: Backend }

/** The same calls that the gateway makes for the booking screen, in one hop and without a schema. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const salonId = searchParams.get('salonId')
    const wireDate = searchParams.get('date')?.split('-').reverse().join('-')
    const [salons, role, catalogue, staff, hours] = await Promise.all([
      read(env.SALONS, `/salon/${salonId}`),
      read(env.BOOKING, `/booking/role?salonId=${salonId}`),
      read(env.BOOKING, `/booking/list-service-v5?salonId=${salonId}&lang=vi&choosenServiceIds=0`),
      read(env.BOOKING, `/booking/all-stylist-v4?salonId=${salonId}&workDate=${wireDate}`),
      read(env.BOOKING, `/booking/hours-group-by-date?stylistId=0&salonId=${salonId}&bookDate=${wireDate}&listServiceId=1001`),
    ])
    return Response.json({ salons, role, catalogue, staff, hours })
  },
}

async function read(backend: Backend, path: string): Promise<unknown> {
  const response = await backend.fetch(`https://backend${path}`)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
