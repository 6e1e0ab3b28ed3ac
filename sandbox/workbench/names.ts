import type { FastifyRequest } from 'fastify'

/**
 * The workbench and its phones each have a name of their own below `localhost`, which browsers take
 * for this machine. A name has its own cookies and storage, so the people of two phones do not mix;
 * all names are of one site, so that cookies with SameSite=Strict work within the frames.
 */
const SITE = 'huimin.localhost'

/** Where people type who want the workbench. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/
const PHONE = /^[a-z0-9-]{1,40}\.huimin\.localhost$/

/** `http://huimin.localhost:8080`, on the port at which this request came. */
export const workbenchOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://${SITE}${portOf(request)}`

/** For the content policy of the workbench: all of its phones. */
export const phoneOrigins = (request: FastifyRequest): string =>
  `${request.protocol}://*.${SITE}${portOf(request)}`

export const isLocal = ({ hostname }: FastifyRequest): boolean => LOCAL.test(hostname)
export const isWorkbench = ({ hostname }: FastifyRequest): boolean => hostname === SITE
export const isPhone = ({ hostname }: FastifyRequest): boolean => PHONE.test(hostname)

const portOf = ({ port }: FastifyRequest): string => (port === null ? '' : `:${port}`)
