import type { Capability, EnvironmentPort } from './environment.types'

const capabilities: readonly Capability[] = ['wechatPay', 'shareCard', 'saveImage']

export const host: EnvironmentPort['host'] = () => 'mini-program'

export const can: EnvironmentPort['can'] = (capability) => capabilities.includes(capability)
