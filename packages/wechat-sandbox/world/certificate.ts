/**
 * Makes self-signed certificates (X.509 v3, RSA with SHA-256): the one that WeChat Pay hands out
 * for its key, and the one that the sandbox uses for the names of real hosts. Node can read
 * certificates but not write them.
 */

type Wanted = {
  name: string
  /** Hexadecimal. The first digit must be below 8, or the number would be negative. */
  serial: string
  publicKey: string
  privateKey: string
  /** The hosts that a server may use it for. */
  hosts?: readonly string[]
}

const DNS_NAME = 2

/** All certificates of the sandbox hold for the same time. */
export const validFrom = new Date('2020-01-01T00:00:00+08:00')
export const validUntil = new Date('2045-01-01T00:00:00+08:00')

export async function selfSignedCertificate(wanted: Wanted): Promise<string> {
  // Loaded here, because most runs of the sandbox are asked for no certificate.
  const { default: forge } = await import('node-forge')
  const { md, pki } = forge
  const { name, serial, publicKey, privateKey, hosts = [] } = wanted
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = serial
  certificate.validity = { notBefore: validFrom, notAfter: validUntil }
  const names = [{ name: 'commonName', value: name }]
  certificate.setSubject(names)
  certificate.setIssuer(names)
  if (hosts.length > 0)
    certificate.setExtensions([
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: DNS_NAME, value })) },
    ])
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create())
  return pki.certificateToPem(certificate).replaceAll('\r\n', '\n')
}
