import type { FastifyRequest } from 'fastify'

/**
 * The workbench and each of its phones have their own host names below `localhost`, which browsers
 * resolve to this machine. Each name has its own cookies and storage, so the users of two phones
 * stay separate. All names belong to one site, so that cookies with SameSite=Strict work inside the
 * frames.
 */
const SITE = 'huimin.localhost'

/** The host names that testers type to open the workbench. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/
const PHONE = /^[a-z0-9-]{1,40}\.huimin\.localhost$/
const NATIVE = /^native(-\d+)?\.huimin\.localhost$/

/** `http://huimin.localhost:8080`, with the port of this request. */
export const workbenchOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://${SITE}${portOf(request)}`

/** All phones, for the content policy of the workbench. */
export const phoneOrigins = (request: FastifyRequest): string =>
  `${request.protocol}://*.${SITE}${portOf(request)}`

export const isLocal = ({ hostname }: FastifyRequest): boolean => LOCAL.test(hostname)
export const isWorkbench = ({ hostname }: FastifyRequest): boolean => hostname === SITE
export const isPhone = ({ hostname }: FastifyRequest): boolean => PHONE.test(hostname)
/** A phone that runs the compiled mini-program. Its web pages are those of a web view. */
export const isNative = ({ hostname }: FastifyRequest): boolean => NATIVE.test(hostname)

const portOf = ({ port }: FastifyRequest): string => (port === null ? '' : `:${port}`)
