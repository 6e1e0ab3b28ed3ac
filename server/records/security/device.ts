/** The first matching pattern names the device. Nothing else of the user agent is stored. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/miniProgram|servicewechat/i, 'MINI_PROGRAM'],
  [/MicroMessenger/i, 'WECHAT'],
  [/iPhone|iPad/i, 'IOS'],
  [/Android|HarmonyOS/i, 'ANDROID'],
  [/Windows|Macintosh|Linux/i, 'COMPUTER'],
]

export const deviceOf = (userAgent: string | undefined): string =>
  kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'OTHER'
