import { shell } from '@/copy/shell/shell'
import { contextFields } from '@/domain/address/query'
import { APP_VERSION } from '@/domain/base/defaults'
import { userAgent } from '@/platform/app'
import { now } from '@/platform/clock'
import { copyText } from '@/platform/device'
import { can, host } from '@/platform/environment'
import type { Capability } from '@/platform/environment.types'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { diagnostics as copy } from './copy'

const capabilities: readonly Capability[] = [
  'oauth',
  'wechatPay',
  'jsSdk',
  'openTags',
  'miniProgramBridge',
  'shareCard',
  'urlScheme',
  'saveImage',
]

interface TextFact {
  name: string
  value: string
}

/** The environment as the application sees it, for testers and for users whom service asks. */
export const Diagnostics = () => {
  const { context, env } = useVisit()
  const environment: TextFact[] = [
    { name: copy.version, value: APP_VERSION },
    { name: copy.env, value: String(env) },
    { name: copy.host, value: host() },
    { name: copy.capabilities, value: capabilities.filter(can).join(' ') || copy.none },
    { name: copy.clock, value: new Date(now()).toISOString() },
    { name: copy.login, value: isSignedIn() ? copy.signedIn : copy.signedOut },
    { name: 'User-Agent', value: userAgent() },
  ]
  const said: TextFact[] = contextFields.flatMap((name) => {
    const value = context[name]
    return value ? [{ name, value }] : []
  })
  const text = [...environment, ...said].map(({ name, value }) => `${name}: ${value}`)
  const copyAll = async () => {
    const copied = await copyText(text.join('\n'))
    if (copied.ok) toast(shell.copied)
  }
  return (
    <PageShell
      title={copy.title}
      bottom={
        <Button kind="secondary" size="l" block onClick={copyAll}>
          {copy.copy}
        </Button>
      }
    >
      <Card title={copy.environment}>
        <Text as="block" size="s" tone="soft">
          {copy.about}
        </Text>
        <Facts facts={environment} label={copy.environment} />
      </Card>
      <Card title={copy.context}>
        {said.length > 0 ? (
          <Facts facts={said} label={copy.context} />
        ) : (
          <Text tone="soft">{copy.none}</Text>
        )}
      </Card>
    </PageShell>
  )
}
