import { sampleKeyId, type SandboxKeys } from '../../world/keys'

/** The providers that speak the protocol of an insurer's pay service. */
export const hostedProviders = ['PA_PAY', 'BANK_PAY'] as const
export type HostedProvider = (typeof hostedProviders)[number]

export const sampleMerchants: Readonly<Record<HostedProvider, string>> = {
  PA_PAY: 'SANDBOX-PA-PAY',
  BANK_PAY: 'SANDBOX-BANK-PAY',
}

export const hostedKey = (keys: SandboxKeys, provider: HostedProvider) => ({
  keyId: sampleKeyId,
  secretKey: provider === 'PA_PAY' ? keys.paPaySecret : keys.bankPaySecret,
})
