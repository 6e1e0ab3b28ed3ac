import { sampleMchid } from './keys'

/**
 * Why this process may not start, or nothing. The sandbox hands out verification codes, moves the
 * clock and marks orders paid: in production it must not even be registered, and its sample
 * merchant must not be the one that real customers pay.
 */
export function sandboxRefusal(env: {
  nodeEnv: string | undefined
  sandbox: boolean
  mchid: string | undefined
}): string | undefined {
  if (env.nodeEnv !== 'production') return undefined
  if (env.sandbox) return 'SANDBOX=on is refused when NODE_ENV=production.'
  if (env.mchid === sampleMchid)
    return `${sampleMchid} is the sample merchant of the sandbox and is refused in production.`
  return undefined
}
