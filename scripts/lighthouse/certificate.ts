import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh key and a certificate for this machine that nobody has signed; openssl makes them. */
export function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync('openssl', argumentsOf(key, cert), { stdio: ['ignore', 'ignore', 'pipe'] })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (error) {
    throw new Error(
      'openssl could not make a certificate for HTTP/2. Install openssl, or measure with --http1.',
      { cause: error },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function argumentsOf(key: string, cert: string): string[] {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  return ['req', '-x509', ...curve, ...names, '-days', '2', '-keyout', key, '-out', cert]
}
