import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { ResponseOf } from '@/contract/call'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { joinActivity } from '@/contract/share'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { newId } from '@/domain/base/uuid'
import { absolute } from '@/platform/address'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { useSharedPath } from '@/subjects/wechat'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { ask } from '@/ui/dialog/service'
import { shareGuide } from '@/ui/dialogs/share-guide'
import { Actions } from '@/ui/layout/actions'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { ShareButton } from '@/ui/primitives/native-button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { firstScreen } from '@/variants/first-screen'
import { ActivityCard } from './activity-card'
import { CardPreview } from './card-preview'
import { shareGift as copy } from './copy'
import { sharePoster } from './poster/copy'
import { openPoster } from './poster/open-poster'

const steps = () => [
  { title: copy.step1Title, text: copy.step1Text },
  { title: copy.step2Title, text: copy.step2Text },
  { title: copy.step3Title, text: copy.step3Text },
]

/** Sharing a product: its content, its ways and its rules. */
export const ShareHome = ({
  cityCode = '',
  productCode = '',
}: {
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const { state } = useLoad(`${cityCode}_${productCode}`, () =>
    productPage({ cityCode, productCode }),
  )
  const { context } = useVisit()
  const page = state.status === 'ready' ? state.value : undefined
  const [picture, setPicture] = useState<string>()
  const mayShare = !isAgentMode(context) && !isSharingSuppressed(context)
  return (
    <PageShell
      title={copy.title}
      back={pathTo('insure')}
      bottom={page && mayShare ? <ShareIt page={page} picture={picture} /> : null}
    >
      <Card title={page?.productName ?? copy.lead}>
        <Text as="block" tone="soft">
          {page ? page.hero.slogan : copy.step1Text}
        </Text>
      </Card>
      {page && mayShare ? <CardPreview page={page} onPainted={setPicture} /> : null}
      {mayShare ? (
        <StepList label={copy.how} title={copy.how} steps={steps()} />
      ) : (
        <Card title={copy.notHere}>
          <Text as="block" tone="soft">
            {copy.notHereText}
          </Text>
        </Card>
      )}
      {page && mayShare ? <ActivityCard page={page} /> : null}
      <Card title={copy.rules}>
        <List label={copy.rules} className="hm-stack hm-gap-2">
          {[copy.rule1, copy.rule2, copy.rule3, copy.rule4, copy.rule5].map((rule) => (
            <ListItem key={rule}>
              <Text>{rule}</Text>
            </ListItem>
          ))}
        </List>
      </Card>
      <Card>
        <LinkRows
          rows={[
            {
              key: 'rewards',
              to: pathTo('shareActivityCommonMyRewards'),
              icon: 'wallet',
              words: copy.myRewards,
            },
            page
              ? {
                  key: 'product',
                  to: pathTo('insure', productId(page)),
                  icon: 'shield',
                  words: copy.theProduct,
                }
              : { key: 'other', to: pathTo('insure'), icon: 'shield', words: copy.otherCity },
          ]}
        />
      </Card>
    </PageShell>
  )
}

/** The tag of a signed-in user. Other users, and those who cannot join now, share without one. */
const useMark = (page: ProductPage) => {
  const [mark, setMark] = useState<ResponseOf<typeof joinActivity>>()
  const { cityCode, productCode } = page
  useEffect(() => {
    if (!isSignedIn()) return
    void send(joinActivity, { cityCode, productCode }, newId()).then((joined) => {
      if (joined.ok) setMark(joined.value)
    })
  }, [cityCode, productCode])
  return mark && { shareWtagid: mark.shareWtagid }
}

const ShareIt = ({ page, picture }: { page: ProductPage; picture: string | undefined }) => {
  const { path, webPath, onTaken } = useSharedPath(page, useMark(page))
  const { shortName, filedName } = page
  const shown = firstScreen(page)
  const product = { ...shown, filedName }
  const card = {
    title: shown.title,
    text: shown.slogan,
    path,
    ...(picture === undefined ? {} : { imageUrl: picture }),
  }
  return (
    <Actions>
      <Button
        size="l"
        onClick={() => openPoster({ product, shortName, address: absolute(webPath), onTaken })}
      >
        {sharePoster.make}
      </Button>
      <ShareButton
        kind="primary"
        size="l"
        card={card}
        onShared={(way) => {
          if (way.ok) onTaken()
          if (way.ok && way.value === 'COPIED') toast(host.linkCopied)
          if (way.ok && way.value === 'MENU') void ask(shareGuide, {})
        }}
      >
        {buttons.share}
      </ShareButton>
    </Actions>
  )
}
