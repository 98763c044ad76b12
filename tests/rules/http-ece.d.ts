/** What the tests use of http_ece, which has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Options = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }
  const ece: { decrypt: (message: Buffer, options: Options) => Buffer }
  export default ece
}
