/** The address of the gateway that `npm start` runs. */
const ON_THIS_MACHINE = 'http://127.0.0.1:8080'

/**
 * Constants that the build inserts as code: the gateway's addresses for normal calls and for the
 * other kinds of calls, and the hosts to which links may lead.
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
 * A mini-program has no origin, so the build must give it the gateway's address. A production build
 * has no default, because only users would notice that it calls their own phone.
 */
const gatewayUrl = ({ GATEWAY_URL, NODE_ENV }: NodeJS.ProcessEnv): string => {
  if (GATEWAY_URL) return GATEWAY_URL
  if (NODE_ENV !== 'production') return ON_THIS_MACHINE
  throw new Error(
    `GATEWAY_URL is missing: where does the gateway answer? (On this machine: ${ON_THIS_MACHINE})`,
  )
}
