/** Kinds of calls, each with a base address of its own (specification section 7). */
export const callKinds = ['normal', 'inf', 'cloud'] as const
export type CallKind = (typeof callKinds)[number]

/**
 * Which calls are not `normal`, by the beginning of their address: `inf` is what all products
 * share (configuration, people, tests, messages, WeChat), `cloud` what is recorded of a visit.
 */
export const kindPatterns = {
  inf: /^\/(api\/config-service\/|v1\/rpc\/user-|rpc\/(abtest-broker|subscribe-point|wechat-service)\/)/,
  cloud: /^\/rpc\/city-insur-operation\//,
} as const satisfies Record<Exclude<CallKind, 'normal'>, RegExp>

/** The kind of an address: `/rpc/city-insur-pay/createPayOrderToc` is `normal`. */
export const kindOf = (path: string): CallKind =>
  kindPatterns.inf.test(path) ? 'inf' : kindPatterns.cloud.test(path) ? 'cloud' : 'normal'
