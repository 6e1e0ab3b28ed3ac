/** Kinds of calls. Each kind has its own base address. */
export const callKinds = ['normal', 'inf', 'cloud'] as const
export type CallKind = (typeof callKinds)[number]

/**
 * Address patterns of the calls that are not `normal`. `inf` serves all products (configuration,
 * users, tests, messages, WeChat); `cloud` records a visit.
 */
export const kindPatterns = {
  inf: /^\/(api\/config-service\/|v1\/rpc\/user-|rpc\/(abtest-broker|subscribe-point|wechat-service)\/)/,
  cloud: /^\/rpc\/city-insur-operation\//,
} as const satisfies Record<Exclude<CallKind, 'normal'>, RegExp>

/** Finds the kind of an address: `/rpc/city-insur-pay/createPayOrderToc` is `normal`. */
export const kindOf = (path: string): CallKind =>
  kindPatterns.inf.test(path) ? 'inf' : kindPatterns.cloud.test(path) ? 'cloud' : 'normal'
