import { expect, test } from 'vitest'
import { hostsNamed, hostVars, ownHosts } from './hosts.ts'

const variables: Record<string, string> = {
  SALONS_URL: 'https://api.chain.example/v1',
  SALONS_HEADERS: '{"x-api-key":"k3y"}',
  AUTH_HEADERS: '{"x-api-key":"other"}',
}
const valueOf = (name: string) => variables[name]

test('a host is set where its address is, and reaches the workers that call it', () => {
  const hosts = ownHosts(valueOf)
  expect(Object.keys(hosts)).toEqual(['salons'])
  expect(hostVars(['AUTH', 'SALONS'], hosts)).toEqual({
    SALONS_URL: variables.SALONS_URL,
    SALONS_HEADERS: variables.SALONS_HEADERS,
  })
  expect(hostVars(['AUTH'], hosts)).toEqual({})
})

test('a word of the command comes before the environment, with the headers of the environment', () => {
  expect(hostsNamed(['auth=http://127.0.0.1:9000', 'salons=http://other'], valueOf)).toEqual({
    auth: { url: 'http://127.0.0.1:9000', headers: variables.AUTH_HEADERS },
    salons: { url: 'http://other', headers: variables.SALONS_HEADERS },
  })
  for (const word of ['salons', 'salon=https://x', '=https://x'])
    expect(() => hostsNamed([word], valueOf)).toThrow('--use wants auth, salons')
})

test.each([
  [{ SALONS_URL: 'api.chain.example' }, 'SALONS_URL is no address'],
  [{ SALONS_URL: 'ftp://k3y@x' }, 'SALONS_URL is no address'],
  [{ SALONS_URL: 'https://x', SALONS_HEADERS: 'k3y' }, 'SALONS_HEADERS is not a JSON object'],
  [{ SALONS_URL: 'https://x', SALONS_HEADERS: '{"k3y":1}' }, 'SALONS_HEADERS is not a JSON object'],
])('%o is refused by name, without its value', (given: Record<string, string>, sentence) => {
  expect(() => ownHosts((name) => given[name])).toThrow(sentence)
  expect(() => ownHosts((name) => given[name])).not.toThrow('k3y')
})
