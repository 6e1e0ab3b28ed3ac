/** The official account that this build belongs to; empty means that it has none. */
export const officialAccountAppId = (): string => process.env.OA_APP_ID ?? ''
