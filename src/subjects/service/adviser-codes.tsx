import { codePath, type CodeKind } from '@/contract/popups'
import type { ProductPage } from '@/contract/product-page'
import { popups } from '@/copy/shell/popups'
import { ask } from '@/ui/dialog/service'
import { WaitedImage } from '@/ui/display/waited-image'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { housekeeper as copy } from './copy/housekeeper'
import { addService } from './dialogs/add-service'

/** The WeChat codes of the user's own adviser and of the group. A tap enlarges a code. */
export const AdviserCodes = ({
  page,
  codes,
}: {
  page: ProductPage
  codes: readonly CodeKind[]
}) => {
  const shown = [
    { code: 'adviser', kind: '1v1', words: popups.addAdviser },
    { code: 'group', kind: 'group', words: popups.joinGroup },
  ] as const
  const there = shown.filter(({ code }) => codes.includes(code))
  if (there.length === 0) return null
  return (
    <Card title={copy.scan}>
      <Box className="hm-adviser__codes">
        {there.map(({ code, kind, words }) => (
          <Button
            key={code}
            kind="bare"
            className="hm-adviser__code"
            label={words}
            onClick={async () => {
              await ask(addService, { kind, code: codePath(page, code) })
            }}
          >
            <WaitedImage
              className="hm-adviser__picture"
              src={codePath(page, code)}
              alt=""
              fit="contain"
            />
            <Text as="block" bold>
              {words}
            </Text>
          </Button>
        ))}
      </Box>
      <Text as="block" size="s" tone="soft">
        {copy.scanText}
      </Text>
    </Card>
  )
}
