import { createPublicKey, sign } from 'node:crypto'

/**
 * Makes self-signed certificates (X.509 v3, RSA with SHA-256): the one that WeChat Pay hands out
 * for its key, and the one that the sandbox uses for the names of real hosts. Node can read
 * certificates but not write them.
 */

const tags = { integer: 0x02, bits: 0x03, octets: 0x04, null: 0x05, oid: 0x06, text: 0x0c }
const SEQUENCE = 0x30
const SET = 0x31
const UTC_TIME = 0x17
const VERSION = 0xa0
const EXTENSIONS = 0xa3
const DNS_NAME = 0x82

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  return length < 0x1_00 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length])
}

const oid = (hex: string) => der(tags.oid, Buffer.from(hex, 'hex'))
const rsaWithSha256 = der(SEQUENCE, oid('2a864886f70d01010b'), der(tags.null))
const commonName = oid('550403')
const otherNames = oid('551d11')

const nameOf = (name: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, commonName, der(tags.text, Buffer.from(name)))))

/** Formats `YYMMDDHHMMSSZ`, which is valid until 2049. */
const timeOf = (at: Date) =>
  der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

type Wanted = {
  name: string
  /** Hexadecimal. The first digit must be below 8, or the number would be negative. */
  serial: string
  publicKey: string
  privateKey: string
  from: Date
  until: Date
  /** The hosts that a server may use it for. */
  hosts?: readonly string[]
}

export function selfSignedCertificate(wanted: Wanted): string {
  const { name, serial, publicKey, privateKey, from, until, hosts = [] } = wanted
  const names = hosts.map((host) => der(DNS_NAME, Buffer.from(host)))
  const extension = der(SEQUENCE, otherNames, der(tags.octets, der(SEQUENCE, ...names)))
  const body = der(
    SEQUENCE,
    der(VERSION, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from(serial, 'hex')),
    rsaWithSha256,
    nameOf(name),
    der(SEQUENCE, timeOf(from), timeOf(until)),
    nameOf(name),
    createPublicKey(publicKey).export({ type: 'spki', format: 'der' }),
    ...(names.length > 0 ? [der(EXTENSIONS, der(SEQUENCE, extension))] : []),
  )
  const signature = sign('RSA-SHA256', body, privateKey)
  const whole = der(SEQUENCE, body, rsaWithSha256, der(tags.bits, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
