import { host as copy } from '@/copy/shell/host'
import { can, openMiniProgram } from '@/platform/environment'
import { saveImage } from '@/platform/file'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import './mini-program-door.css'

/**
 * A code to scan with another phone or to press long inside WeChat, and a button for a phone that
 * can open WeChat.
 */
export const MiniProgramDoor = ({
  image,
  link,
  path,
  onEnlarge,
  onFailed,
}: {
  /** Data address of the code. Nothing is shown until it is ready. */
  image?: string | undefined
  link?: string | undefined
  /** The path of the mini-program's page. */
  path: string
  /** Called when the user wants to enlarge the code. */
  onEnlarge: (code: { src: string; alt: string }) => void
  onFailed: () => void
}) => {
  const open = async () => {
    const opened = await openMiniProgram({ path, link })
    if (!opened.ok) onFailed()
  }
  const save = async (code: string) => {
    const saved = await saveImage(code)
    toast(saved.ok ? copy.codeSaved : copy.notSaved)
  }
  return (
    <Box className="hm-door">
      {image ? (
        <>
          <Image className="hm-door__code" src={image} alt={copy.code} width={200} height={200} />
          <Text as="block" size="s" tone="soft">
            {copy.scan}
          </Text>
          <Row gap={4}>
            <Button kind="text" onClick={() => onEnlarge({ src: image, alt: copy.code })}>
              {copy.enlarge}
            </Button>
            {can('saveImage') ? (
              <Button kind="text" onClick={() => save(image)}>
                {copy.saveCode}
              </Button>
            ) : null}
          </Row>
        </>
      ) : null}
      {link ? (
        <Button kind="primary" size="l" block onClick={open}>
          {copy.toMiniProgram}
        </Button>
      ) : null}
    </Box>
  )
}
