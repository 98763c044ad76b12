/**
 * Where Durable Objects are made, once and for ever: near the customers, not near whoever happens to
 * send the first request.
 */
export const nearCustomers = { locationHint: 'apac' } as const
