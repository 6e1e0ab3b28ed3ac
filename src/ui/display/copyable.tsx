import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { readOut } from '@/domain/base/text'
import { copyText } from '@/platform/device'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Text } from '../primitives/text'
import { toast } from '../toast/service'
import './copyable.css'

/**
 * A number with a copy button. `name` says what it is, for users who cannot see the text beside it.
 */
export const Copyable = ({ text, name }: { text: string; name: string }) => {
  const copy = async () => {
    if ((await copyText(text)).ok) toast(shell.copied)
  }
  return (
    <Box className="hm-copyable">
      <Text numeric className="hm-copyable__text">
        {readOut(text)}
      </Text>
      <Button
        kind="text"
        size="s"
        className="hm-copyable__copy"
        label={`${buttons.copy}${name}`}
        onClick={copy}
      >
        {buttons.copy}
      </Button>
    </Box>
  )
}
