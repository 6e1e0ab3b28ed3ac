/** Where the gateway of `npm start` listens. */
const ON_THIS_MACHINE = 'http://127.0.0.1:8080'

/**
 * As code, for the build to put in place: where normal calls go, and those of other kinds, and the
 * hosts that links may lead to.
 */
export const gatewayUrls = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const normal = gatewayUrl(env)
  return {
    GATEWAY_URL: JSON.stringify(normal),
    GATEWAY_INF_URL: JSON.stringify(env.GATEWAY_INF_URL || normal),
    GATEWAY_CLOUD_URL: JSON.stringify(env.GATEWAY_CLOUD_URL || normal),
    LINK_HOSTS: JSON.stringify(env.LINK_HOSTS ?? ''),
  }
}

/**
 * A mini-program has no origin of its own: it must be told where the gateway is. One that is built
 * for people and calls their own phone would only be noticed by them, so there is no default then.
 */
const gatewayUrl = ({ GATEWAY_URL, NODE_ENV }: NodeJS.ProcessEnv): string => {
  if (GATEWAY_URL) return GATEWAY_URL
  if (NODE_ENV !== 'production') return ON_THIS_MACHINE
  throw new Error(
    `GATEWAY_URL is missing: where does the gateway answer? (On this machine: ${ON_THIS_MACHINE})`,
  )
}
