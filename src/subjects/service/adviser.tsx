import { type CodeKind, codePath } from '@/contract/popups'
import type { ProductPage } from '@/contract/product-page'
import type { Adviser } from '@/contract/service'
import { fill } from '@/copy/fill'
import { ask } from '@/ui/dialog/service'
import { WaitedImage } from '@/ui/display/waited-image'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { DrawnImage } from '@/ui/primitives/image'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Heading, Text } from '@/ui/primitives/text'
import { type PortraitKind, portraitKinds, portraitOf } from '@/variants/portrait/portraits'
import { housekeeper as copy, advisers } from './copy'
import { addService } from './dialogs/add-service'
import './housekeeper.css'

/** A newer gateway may send unknown portraits, which get the first one. */
const kindOf = (portrait: string): PortraitKind =>
  portraitKinds.find((kind) => kind === portrait) ?? portraitKinds[0]

/** The adviser of a product with the hours; without one the telephone. */
export const AdviserCard = ({
  adviser,
  productName,
  phone,
}: {
  adviser: Adviser | undefined
  productName: string
  phone: string
}) => (
  <Card>
    <Stack gap={4}>
      {adviser ? (
        <Box className="hm-adviser">
          <DrawnImage
            className="hm-adviser__portrait"
            drawing={portraitOf(kindOf(adviser.portrait))}
          />
          <Stack gap={1} className="hm-adviser__words">
            <Heading level={2}>{adviser.name}</Heading>
            <Text as="block" size="s" tone="soft">
              {fill(copy.role, { NAME: productName })}
            </Text>
            <Text as="block" size="s" numeric>
              {copy.hours}
              <Text className="hm-adviser__hours"> {adviser.hours}</Text>
            </Text>
          </Stack>
        </Box>
      ) : (
        <Heading level={2}>{copy.none}</Heading>
      )}
      <Text as="block" tone="soft">
        {adviser ? copy.text : copy.noneText}
      </Text>
      <PhoneLink kind="primary" size="l" block phone={adviser?.phone ?? phone}>
        {fill(copy.call, { PHONE: adviser?.phone ?? phone })}
      </PhoneLink>
    </Stack>
  </Card>
)

/** The WeChat codes of the user's own adviser and of the group. A tap enlarges a code. */
export const AdviserCodes = ({
  page,
  codes,
}: {
  page: ProductPage
  codes: readonly CodeKind[]
}) => {
  const shown = [
    { code: 'adviser', kind: '1v1', words: advisers.addAdviser },
    { code: 'group', kind: 'group', words: advisers.joinGroup },
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
