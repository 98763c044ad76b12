import { expect, test } from 'vitest'
import { clientNetwork, networkOf } from './request'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['not an address', null],
  ['', null],
])('the customer at address %j is counted as %j [O-30]', (address, network) => {
  expect(
    clientNetwork(new Request('https://booking', { headers: { 'x-client-address': address } })),
  ).toBe(network)
})

test('a request without an address is in no network [O-30]', () => {
  expect(clientNetwork(new Request('https://booking'))).toBeNull()
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the address %s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
